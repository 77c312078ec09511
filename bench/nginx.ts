import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordedResponse } from './recorded-response.ts'
import { freePort, startServer } from './server-process.ts'

/** Headers that nginx generates from the file. */
const own = new Set(['content-length', 'content-type', 'etag', 'last-modified', 'server'])

/** Starts nginx with the recorded bytes and headers as files. Undefined where nginx is not installed. */
export async function startNginx(folder: string, answers: RecordedResponse[]) {
  const isThere = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0
  if (!isThere) return undefined
  mkdirSync(join(folder, 'files'))
  const port = await freePort()
  answers.forEach(({ body }, index) => {
    writeFileSync(join(folder, 'files', String(index)), Buffer.from(body, 'base64'))
  })
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, answers))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;']
  const origin = `http://127.0.0.1:${port}`
  const { stop, processorMs } = await startServer('nginx', args, {}, `${origin}${answers[0]?.path}`)
  return { origin, stop, processorMs }
}

function configuration(folder: string, port: number, answers: RecordedResponse[]): string {
  const locations = answers.map(({ path, headers }, index) => {
    const added = Object.entries(headers).filter(([name]) => !own.has(name))
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

function quoted(value: string) {
  return `'${value.replaceAll("'", "\\'").replaceAll('$', '')}'`
}
