import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RecordedResponse } from './recorded-response.ts'

/** The upper bound: a Node server that only sends recorded responses. Arguments: the file of responses, a port. */
const [file = '', port] = process.argv.slice(2)
const answers = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as RecordedResponse[]).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
)

createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return response.writeHead(404).end()
  return response.writeHead(200, answer.headers).end(answer.body)
}).listen(Number(port), 'localhost')
