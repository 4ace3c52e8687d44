"""Speaks to uop-lsp-server as an editor does, and prints what it answers."""

import json
import subprocess

GOOD = """func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.add %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
BAD = """func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = uop.permute %a [0, 0] : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""

server = subprocess.Popen(
    ["uop-lsp-server"],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    stderr=subprocess.DEVNULL,
)


def send(method, params=None, id=None):
    message = {"jsonrpc": "2.0", "method": method}
    if params is not None:
        message["params"] = params
    if id is not None:
        message["id"] = id
    body = json.dumps(message).encode()
    server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    server.stdin.flush()


def receive():
    length = 0
    while line := server.stdout.readline().strip():
        name, value = line.split(b":")
        if name == b"Content-Length":
            length = int(value)
    return json.loads(server.stdout.read(length))


def open_file(name, text):
    document = {"uri": f"test:///{name}", "languageId": "mlir", "version": 1, "text": text}
    send("textDocument/didOpen", {"textDocument": document})
    found = receive()["params"]["diagnostics"]
    print(f"{name}: {len(found)} diagnostics")
    for one in found:
        print(f"line {one['range']['start']['line'] + 1}: {one['message']}")


send("initialize", {"processId": None, "rootUri": None, "capabilities": {}}, 1)
capabilities = receive()["result"]["capabilities"]
print("initialize: hoverProvider", json.dumps(capabilities["hoverProvider"]))
open_file("good.mlir", GOOD)
place = {"textDocument": {"uri": "test:///good.mlir"}, "position": {"line": 1, "character": 8}}
send("textDocument/hover", place, 2)
for line in receive()["result"]["contents"]["value"].splitlines():
    print("hover:", line)
place["position"] = {"line": 1, "character": 16}
send("textDocument/definition", place, 3)
print("definition: line", receive()["result"][0]["range"]["start"]["line"] + 1)
open_file("bad.mlir", BAD)
send("shutdown", id=4)
receive()
send("exit")
print("exit code", server.wait(10))
