// Lets a server of Node.js listen on loopback alone: `node --require loopback.cjs ...`.
const net = require("node:net");
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (first, ...rest) {
  if (typeof first === "object" && first.port !== undefined) first.host = "127.0.0.1";
  else if (typeof first === "number") {
    if (typeof rest[0] === "string") rest[0] = "127.0.0.1";
    else rest.unshift("127.0.0.1");
  }
  return listen.call(this, first, ...rest);
};
