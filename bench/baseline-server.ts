import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RecordedResponse } from './reference-servers.ts'

/** Sends recorded responses. Arguments: the file of responses, a port. */
const [file = '', port] = process.argv.slice(2)
const responses = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as RecordedResponse[]).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
)

createServer(({ url = '' }, response) => {
  const found = responses.get(url)
  if (!found) return response.writeHead(404).end()
  return response.writeHead(200, found.headers).end(found.body)
}).listen(Number(port), 'localhost')
