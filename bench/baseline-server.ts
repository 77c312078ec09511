import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import SqliteDatabase from 'better-sqlite3'
import type { RecordedResponse } from './reference-servers.ts'

/*
 * Stores the body of a PUT durably in one row before it answers with it. Arguments: the file with the responses, a
 * port.
 */
const [file = '', port] = process.argv.slice(2)
const responses = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as RecordedResponse[]).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
)

const database = new SqliteDatabase(`${file}.sqlite`)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.exec('create table saves (body text)')
const insert = database.prepare('insert into saves values (?)')

createServer(async (request, response) => {
  const { method, url = '' } = request
  if (method === 'PUT') {
    const body = await buffer(request)
    insert.run(body.toString())
    return response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  }
  const found = responses.get(url)
  if (!found) return response.writeHead(404).end()
  return response.writeHead(200, found.headers).end(found.body)
}).listen(Number(port), 'localhost')
