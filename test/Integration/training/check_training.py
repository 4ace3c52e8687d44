"""Runs the classifier: it must put more than 97 % of new points on the right side,
and its curve must be an SVG file that begins high and ends low."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

program, curve = sys.argv[1:]
run = subprocess.run([program, curve], capture_output=True, text=True, timeout=300)
print(run.stdout + run.stderr)
assert run.returncode == 0, run.returncode
accuracy = float(re.search(r"not seen: ([\d.]+) %", run.stdout)[1])
assert accuracy > 97, accuracy
losses = [float(loss) for loss in re.findall(r"loss ([\d.]+)", run.stdout)]
assert losses[-1] < 0.1 < 0.5 < losses[0], losses

root = ElementTree.parse(curve).getroot()
assert root.tag == "{http://www.w3.org/2000/svg}svg", root.tag
line = root.find("{http://www.w3.org/2000/svg}polyline")
heights = [float(point.split(",")[1]) for point in line.attrib["points"].split()]
assert len(heights) == 300
assert heights[-1] - heights[0] > 200, (heights[0], heights[-1])

for arguments in ([curve, "0"], ["/nowhere/loss.svg", "1"]):
    run = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=300)
    assert run.returncode == 1 and "error: " in run.stderr, run
