import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Role } from '#api/permissions.ts'
import type { Locale } from '#content/locale.ts'
import { type AppDeps, buildApp } from '#server/app.ts'
import { accessTokens } from '#server/auth/access-tokens.ts'
import { passwordHashing } from '#server/auth/passwords.ts'
import { sessionEnd, sessions } from '#server/auth/sessions.ts'
import type { User } from '#server/auth/users-repository.ts'
import type { Content, Db } from '#server/db/schema.ts'
import type { Enquiries } from '#server/enquiries/service.ts'
import type { LoadShedder } from '#server/load-shedding.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { createPageCache } from '#server/render/page-cache.ts'
import type { RenderDeps, RenderPreview } from '#server/render/routes.ts'
import { type UploadStore, uploadStore } from '#server/uploads/store.ts'
import { injectTimeouts } from './client-timeouts.ts'
import { startMail } from './start-mail.ts'
import { temporaryFolder } from './temporary-folder.ts'

const secret = 'a-secret-of-the-tests-with-over-32-bytes'
const siteUrl = 'http://localhost:3000'

export type Render = (
  app: FastifyInstance,
  deps: { enquiries: Enquiries; loadShedder: LoadShedder } & Pick<
    RenderDeps,
    'seesHidden' | 'visits' | 'openRelease' | 'findPreview'
  >,
) => Promise<RenderPreview | undefined>

const onePage: Render = async (site) => {
  site.get('/*', async () => 'a page of the site')
}

/**
 * Builds the service without listening, with two empty pages ('home', 'resources') and an administrator. `render`
 * registers everything outside /api.
 */
export async function startSite(
  db: Db,
  onChange?: (slug: string) => void | Promise<void>,
  render = onePage,
  givenUploads?: UploadStore,
  more: Partial<AppDeps> = {},
) {
  const logged: string[] = []
  const { mailer, enquiries, ...mail } = await startMail(db)
  const passwords = passwordHashing({ memoryCost: 8, timeCost: 1 })
  const uploads = givenUploads ?? uploadStore(db, await temporaryFolder())
  const cache = createPageCache({ maxBytes: 1e7 })
  const app = await buildApp({
    db,
    uploads,
    passwords,
    enquiries,
    mailer,
    secret,
    siteUrl,
    cache,
    onChange: async (slug) => {
      cache.drop(slug)
      await onChange?.(slug)
    },
    render: (site, given) => render(site, { enquiries, ...given }),
    timeouts: injectTimeouts,
    ...more,
    log: { level: 'trace', stream: { write: (line) => void logged.push(line) } },
  })
  onTestFinished(() => app.close())
  const admin = {
    id: randomUUID(),
    email: 'editor@example.com',
    name: 'Editor',
    role: 'admin',
    locales: null,
  } as const
  const now = new Date().toISOString()
  const passwordHash = await passwords.hash(randomUUID())
  const session = sessions({ db, secret, accessTokens: accessTokens({ secret, issuer: siteUrl }) })
  /** Adds a user, signs them in and returns their access token. */
  async function signIn({ locales, ...user }: User): Promise<string> {
    const row = { ...user, locales: locales?.join(',') ?? null, password_hash: passwordHash, created_at: now }
    await db.insertInto('users').values(row).execute()
    return (await session.open({ user: { ...user, locales }, passwordHash }, sessionEnd(true)))?.access_token ?? ''
  }
  const token = await signIn(admin)
  for (const slug of ['home', 'resources']) {
    await pagesRepository(db).insertPage({ slug, version: 1, updated_at: now })
  }

  const call = async (
    method: InjectOptions['method'],
    path: string,
    body?: object,
    headers: InjectOptions['headers'] = {},
  ) => {
    const answer = await app.inject({ method, url: `/api/v1/pages${path}`, payload: body, headers })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : undefined }
  }
  const asAdmin = (method: InjectOptions['method']) => (path: string, body?: object) =>
    call(method, path, body, { authorization: `Bearer ${token}` })
  const post = asAdmin('POST')

  return {
    app,
    db,
    uploads,
    enquiries,
    mailer,
    admin,
    token,
    /** Adds a user with this role and returns their access token. */
    tokenOf: (role: Role, locales: Locale[] | null = null) =>
      signIn({ id: randomUUID(), email: `${randomUUID()}@example.com`, name: null, role, locales }),
    ...mail,
    logged,
    call,
    get: (path: string, headers?: InjectOptions['headers']) => call('GET', path, undefined, headers),
    getAsAdmin: asAdmin('GET'),
    post,
    put: asAdmin('PUT'),
    patch: asAdmin('PATCH'),
    delete: asAdmin('DELETE'),
    /** Adds a block to a page and returns the response body. */
    addBlock: async (block_type: string, content: Content, page = 'home') =>
      (await post(`/${page}/blocks`, { block_type, content })).body,
    revisions: (blockId: string) =>
      db.selectFrom('revisions').selectAll().where('block_id', '=', blockId).orderBy('block_version').execute(),
  }
}
