-- Script for wrk: asks for every page in turn, as a browser does. Arguments: a file with one address per line.
local pages = {}
local next_page = 0

function init(arguments)
  for line in io.lines(arguments[1]) do
    pages[#pages + 1] = line
  end
  wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
end

function request()
  next_page = next_page % #pages + 1
  return wrk.format("GET", pages[next_page])
end
