import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A response as sent over the wire, its body in base64. */
export type RecordedResponse = { path: string; headers: Record<string, string>; body: string }

/** Headers that every server sets itself. */
const own = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** Requests the path as the load test does, and keeps headers and compressed body. */
export async function recordResponse(origin: string, path: string): Promise<RecordedResponse> {
  const request = get(`${origin}${path}`, { headers: { 'accept-encoding': 'gzip' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const headers = Object.entries(response.headers).filter(([name]) => !own.has(name))
  return {
    path,
    headers: {
      ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      'content-length': String(body.length),
    },
    body: body.toString('base64'),
  }
}
