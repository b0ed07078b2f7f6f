-- Sends the requests of a file one after another, and begins again at its end. A NUL ends each.
local requests, at = {}, 0

function init(args)
  local file = assert(io.open(args[1], "rb"))
  for one in file:read("*a"):gmatch("[^%z]+") do requests[#requests + 1] = one end
  file:close()
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency, _)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests": %d, "microseconds": %d, "p50": %.1f, "p99": %.1f, "status": %d, "broken": %d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
