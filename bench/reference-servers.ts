import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort, startServer } from './server-process.ts'

/** A response as it was sent: the body is compressed, and encoded in base64. */
export type RecordedResponse = { path: string; headers: Record<string, string>; body: string }

/** Headers that each server adds by itself, so they are not recorded. `ofNginx` are those that only nginx adds. */
const ofServers = ['connection', 'keep-alive', 'date', 'transfer-encoding']
const ofNginx = ['content-length', 'content-type', 'etag', 'last-modified', 'server']

/** Requests a path as the load test does, and records the headers and the compressed body. */
export async function recordResponse(origin: string, path: string): Promise<RecordedResponse> {
  const request = get(`${origin}${path}`, { headers: { 'accept-encoding': 'gzip' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    ofServers.includes(name) ? [] : [[name, String(value)]],
  )
  const length = { 'content-length': String(body.length) }
  return { path, headers: { ...Object.fromEntries(headers), ...length }, body: body.toString('base64') }
}

/** Starts a Node server that only sends recorded responses and stores the body of a PUT: the site cannot be faster. */
export async function startBaseline(folder: string, responses: RecordedResponse[]) {
  const file = join(folder, 'responses.json')
  writeFileSync(file, JSON.stringify(responses))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const args = ['bench/baseline-server.ts', file, String(port)]
  return { origin, ...(await startServer(process.execPath, args, {}, `${origin}/`)) }
}

/** Starts nginx, which sends the recorded bytes from files. Undefined if nginx is not installed. */
export async function startNginx(folder: string, responses: RecordedResponse[]) {
  if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status !== 0) return undefined
  mkdirSync(join(folder, 'files'))
  for (const [index, { body }] of responses.entries()) {
    writeFileSync(join(folder, 'files', String(index)), Buffer.from(body, 'base64'))
  }
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), nginxConfiguration(folder, port, responses))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;']
  const origin = `http://127.0.0.1:${port}`
  return { origin, ...(await startServer('nginx', args, {}, `${origin}${responses[0]?.path}`)) }
}

function nginxConfiguration(folder: string, port: number, responses: RecordedResponse[]): string {
  const locations = responses.map(({ path, headers }, index) => {
    const added = Object.entries(headers).filter(([name]) => !ofNginx.includes(name))
    const lines = added.map(([name, value]) => `add_header ${name} ${quoted(value)};`)
    const type = `default_type ${quoted(headers['content-type'] ?? 'text/plain')};`
    return `location = ${path} { ${type} root ${folder}/files; try_files /${index} =404; ${lines.join(' ')} }`
  })
  return `master_process off; pid ${folder}/nginx.pid; events { worker_connections 512; }
http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 1000000;
client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
server { listen 127.0.0.1:${port}; ${locations.join('\n')} } }`
}

const quoted = (value: string) => `'${value.replaceAll("'", "\\'").replaceAll('$', '')}'`
