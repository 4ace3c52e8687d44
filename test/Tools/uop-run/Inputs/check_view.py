"""What --view wrote: FILE [--stats=FILE] [--stages=A,B,...] [--scopes=A,B,...]
[--linked=TEXT,TEXT,...] [--most-bytes=N]. Where a headless Chromium is installed, the
page's script runs, too."""

import argparse
import html.parser
import json
import os
import re
import shutil
import subprocess
import tempfile

parser = argparse.ArgumentParser()
parser.add_argument("file")
parser.add_argument("--stats")
parser.add_argument("--stages", default="")
parser.add_argument("--scopes", default="")
parser.add_argument("--linked", action="append", default=[])
parser.add_argument("--most-bytes", type=int, default=300_000)
options = parser.parse_args()
page = open(options.file, encoding="utf-8").read()
assert len(page.encode()) <= options.most_bytes, len(page)

VOID = {"meta"}


class Page(html.parser.HTMLParser):
    """Insists on tags that nest, and notes what they hold."""

    def __init__(self):
        super().__init__()
        self.open, self.ids, self.links = [], [], []
        self.rows, self.loops, self.reasons, self.summaries = 0, [], 0, []
        self.stages, self.places, self.script, self.events = {}, "", "", 0

    def handle_starttag(self, tag, given):
        attributes = dict(given)
        assert not {"src", "onclick", "onload", "integrity"} & set(attributes), (tag, given)
        assert tag not in ("link", "iframe", "img", "object", "embed", "base"), tag
        if "id" in attributes:
            self.ids.append(attributes["id"])
        if "href" in attributes:
            self.links.append(attributes["href"])
        self.rows += tag == "tr" and attributes.get("id", "").startswith("kernel-")
        self.reasons += tag == "ul" and attributes.get("class") == "why"
        self.events += tag == "rect"
        if tag == "i":
            self.set = int(attributes["data-p"])
        if tag not in VOID:
            self.open.append((tag, attributes))

    def handle_endtag(self, tag):
        assert self.open and self.open[-1][0] == tag, (tag, self.open, self.getpos())
        self.open.pop()

    def handle_data(self, data):
        tag, attributes = self.open[-1] if self.open else (None, {})
        if tag == "script" and attributes.get("id") == "places":
            self.places += data
        elif tag == "script":
            self.script += data
        elif tag == "summary":
            self.summaries.append(data.strip())
        elif tag == "pre" and attributes.get("class") == "assembly":
            self.loops.append(data)
        elif tag == "i":
            stage = next(a["id"] for t, a in self.open if t == "details" and "id" in a)
            self.stages.setdefault(stage.split("-")[1], []).append((self.set, data))


read = Page()
read.feed(page)
read.close()
assert not read.open, read.open
assert len(set(read.ids)) == len(read.ids), "an id comes twice"
for link in read.links:
    assert link.startswith("#") and link[1:] in read.ids, link
assert not re.search(r"https?:|fetch|XMLHttp|import|@import|url\(", read.script + page.split("</style>")[0])
assert read.rows > 0 and read.events >= read.rows
if options.stats:
    assert read.rows == json.load(open(options.stats))["unique_kernels"]
assert len(read.loops) >= 1
for loop in read.loops:
    lines = loop.strip().split("\n")
    assert lines[0].endswith(":"), loop
    assert any(lines[0][:-1] in line for line in lines[1:]), "it does not go back: " + loop
sets = json.loads(read.places)
assert sets[0] == []
if options.stages:
    assert list(read.stages) == options.stages.split(","), list(read.stages)
    assert read.reasons == (read.rows if "schedule" in read.stages else 0)
for scope in filter(None, options.scopes.split(",")):
    assert scope in read.summaries, (scope, read.summaries[:20])
for lines in read.stages.values():
    assert all(0 < number < len(sets) for number, _ in lines)
for texts in options.linked:
    texts = texts.split(",")
    # The line of the source, and one at each stage that shares a place with it.
    first, *others = zip(read.stages.values(), texts)
    place = next(set(sets[number]) for number, line in first[0] if first[1] in line)
    for lines, text in others:
        assert any(text in line and place & set(sets[number]) for number, line in lines), text

browser = shutil.which("chromium-headless-shell") or shutil.which("chromium")
if browser:
    # A click on a line shows the lines of its place at other stages.
    probe = """<script>
    var line = document.querySelector('pre.stage i:nth-of-type(3)');
    line.click();
    var stages = {};
    document.querySelectorAll('pre.stage i.on').forEach(function (i) {
      stages[i.closest('details').id] = 1;
    });
    document.body.dataset.shown = Object.keys(stages).length;
    </script>"""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "page.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(page.replace("</body>", probe + "</body>"))
        command = [browser, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile"]
        dom = subprocess.run(
            command + ["--dump-dom", "file://" + path], capture_output=True, text=True, timeout=120
        ).stdout
    shown = re.search(r'data-shown="(\d+)"', dom)
    assert shown, "the page's script failed in " + browser
    assert int(shown.group(1)) == len(read.stages), shown.group(0)
