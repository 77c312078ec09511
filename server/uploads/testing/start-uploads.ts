import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import type { LibraryFile } from '#api/uploads.ts'
import type { AppDeps } from '#server/app.ts'
import { startSite } from '#server/testing/start-site.ts'
import { uploadStore } from '#server/uploads/store.ts'
import type { StorageSetup } from './each-storage.ts'

/** Starts the service. Returns functions that call the API as an administrator, and upload as a browser's form does. */
export async function startUploads(
  { db, dataDir, storage }: StorageSetup,
  onChange?: (slug: string) => void,
  more?: Partial<AppDeps>,
) {
  const site = await startSite(db, onChange, undefined, uploadStore(db, dataDir, storage), more)
  const authorization = `Bearer ${site.token}`

  async function sendForm(
    form: FormData,
    url = '/api/v1/uploads/',
    headers: Record<string, string> = { authorization },
  ) {
    const { headers: type, body } = await encoded(form)
    const answer = await site.app.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload: body })
    return { status: answer.statusCode, body: answer.json() }
  }

  const send = (file: Buffer | string, name = 'a file', field = 'file') => sendForm(formWith(file, name, field))
  const asAdmin = async (
    method: InjectOptions['method'],
    path: string,
    payload?: object,
    headers = { authorization },
  ) => {
    const answer = await site.app.inject({ method, url: `/api/v1/uploads${path}`, headers, payload })
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
  }

  return {
    ...site,
    storage,
    authorization,
    send,
    list: async (query = '') => (await asAdmin('GET', query)).body.items as LibraryFile[],
    asAdmin,
    /** Uploads a file and returns its key. */
    store: async (file: Buffer | string, name?: string): Promise<string> =>
      (await send(file, name)).body.url.slice('/uploads/'.length),
    sendForm,
    /** Requests an uploaded file and returns its body. */
    get: async (url: string) => (await site.app.inject({ url: `/api${url}` })).rawPayload,
    /** Returns the names of all stored files and of all part files. */
    async stored(): Promise<string[]> {
      const received = await readdir(join(dataDir, 'uploads')).catch(() => [])
      const names = received.filter((name) => name.endsWith('.part'))
      for await (const name of storage.list('')) names.push(name)
      return names
    },
  }
}

export function formWith(file: Buffer | string, name: string, field = 'file'): FormData {
  const form = new FormData()
  form.append(field, new File([typeof file === 'string' ? file : new Uint8Array(file)], name))
  return form
}

/** Encodes a form as multipart/form-data. */
export async function encoded(form: FormData): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const wire = new Response(form)
  return {
    headers: { 'content-type': String(wire.headers.get('content-type')) },
    body: Buffer.from(await wire.arrayBuffer()),
  }
}
