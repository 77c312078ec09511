import { expect, test } from 'vitest'
import { type Action, may, roles } from '#api/permissions.ts'
import { startPages } from './render/testing/start-pages.ts'
import { describeEachDialect } from './testing/each-dialect.ts'

/** Who may call each route of the API: anyone, every signed-in user, or the roles that may do an action. */
const access: Record<string, Action | 'anyone' | 'signed in'> = {
  'POST /api/v1/auth/register': 'people',
  'POST /api/v1/auth/login': 'anyone',
  'POST /api/v1/auth/token/refresh': 'anyone',
  'POST /api/v1/auth/logout': 'anyone',
  'GET /api/v1/auth/me': 'signed in',
  'GET /api/v1/auth/sessions': 'signed in',
  'DELETE /api/v1/auth/sessions': 'signed in',
  'DELETE /api/v1/auth/sessions/{id}': 'signed in',
  'GET /api/v1/auth/two-factor': 'signed in',
  'POST /api/v1/auth/two-factor': 'signed in',
  'PUT /api/v1/auth/two-factor': 'signed in',
  'DELETE /api/v1/auth/two-factor': 'signed in',
  'POST /api/v1/auth/password/forgot': 'anyone',
  'POST /api/v1/auth/password/change': 'signed in',
  'POST /api/v1/auth/password/reset': 'anyone',
  'GET /api/v1/people': 'people',
  'POST /api/v1/people/invite': 'people',
  'PUT /api/v1/people/me': 'signed in',
  'PUT /api/v1/people/me/email': 'signed in',
  'PATCH /api/v1/people/{id}': 'people',
  'DELETE /api/v1/people/{id}': 'people',
  'POST /api/v1/enquiries': 'anyone',
  'GET /api/v1/enquiries': 'enquiries',
  'PUT /api/v1/enquiries/{id}': 'enquiries',
  'DELETE /api/v1/enquiries/{id}': 'enquiries',
  'GET /api/v1/mails': 'mails',
  'POST /api/v1/mails/{id}/send': 'mails',
  'GET /api/v1/history': 'history.read',
  'POST /api/v1/history/revert': 'history.write',
  'POST /api/v1/history/restore': 'history.write',
  'GET /api/v1/history/preview': 'history.read',
  'GET /api/v1/history/bin': 'history.read',
  'GET /api/v1/pages': 'anyone',
  'POST /api/v1/pages': 'pages.write',
  'GET /api/v1/pages/{slug}': 'anyone',
  'PATCH /api/v1/pages/{slug}': 'content.translate',
  'DELETE /api/v1/pages/{slug}': 'pages.write',
  'GET /api/v1/pages/{slug}/settings': 'content.read',
  'POST /api/v1/pages/{slug}/blocks': 'content.write',
  'PUT /api/v1/pages/blocks/{id}': 'content.translate',
  'DELETE /api/v1/pages/blocks/{id}': 'content.write',
  'POST /api/v1/pages/blocks/{id}/show': 'content.write',
  'POST /api/v1/pages/blocks/reorder': 'content.write',
  'GET /api/v1/pages/blocks/{id}/items': 'anyone',
  'POST /api/v1/pages/blocks/{id}/items': 'content.write',
  'POST /api/v1/pages/blocks/{id}/items/reorder': 'content.write',
  'GET /api/v1/pages/blocks/{id}/items/{item_id}': 'anyone',
  'PUT /api/v1/pages/blocks/{id}/items/{item_id}': 'content.translate',
  'PATCH /api/v1/pages/blocks/{id}/items/{item_id}': 'content.write',
  'DELETE /api/v1/pages/blocks/{id}/items/{item_id}': 'content.write',
  'GET /api/v1/search': 'anyone',
  'GET /api/v1/redirects': 'redirects',
  'POST /api/v1/redirects': 'redirects',
  'PUT /api/v1/redirects/{id}': 'redirects',
  'DELETE /api/v1/redirects/{id}': 'redirects',
  'POST /api/v1/redirects/import': 'redirects',
  'GET /api/v1/redirects/missed': 'redirects',
  'GET /api/v1/links': 'links',
  'POST /api/v1/links/replace': 'links',
  'GET /api/v1/site': 'site',
  'PATCH /api/v1/site': 'site',
  'GET /api/v1/releases': 'releases.read',
  'POST /api/v1/releases': 'releases.write',
  'GET /api/v1/releases/{id}': 'releases.read',
  'PATCH /api/v1/releases/{id}': 'releases.write',
  'DELETE /api/v1/releases/{id}': 'releases.decide',
  'POST /api/v1/releases/{id}/publish': 'releases.publish',
  'DELETE /api/v1/releases/{id}/schedule': 'releases.publish',
  'POST /api/v1/releases/{id}/rollback': 'releases.publish',
  'POST /api/v1/releases/{id}/reopen': 'releases.publish',
  'POST /api/v1/releases/{id}/hand-in': 'releases.hand-in',
  'POST /api/v1/releases/{id}/hand-back': 'releases.publish',
  'POST /api/v1/releases/{id}/notes': 'releases.write',
  'POST /api/v1/releases/{id}/leave-out': 'releases.decide',
  'POST /api/v1/releases/{id}/resolve': 'releases.decide',
  'GET /api/v1/releases/{id}/preview': 'releases.read',
  'POST /api/v1/releases/{id}/preview-links': 'releases.write',
  'DELETE /api/v1/releases/{id}/preview-links/{link}': 'releases.write',
  'GET /api/v1/translations': 'translations.read',
  'GET /api/v1/translations/export': 'translations.read',
  'POST /api/v1/translations/approve': 'translations.write',
  'POST /api/v1/translations/import': 'translations.write',
  'GET /api/uploads/{key}': 'anyone',
  'GET /api/v1/uploads': 'uploads',
  'POST /api/v1/uploads': 'uploads',
  'PUT /api/v1/uploads/{key}': 'uploads',
  'POST /api/v1/uploads/{key}/replace': 'uploads',
  'DELETE /api/v1/uploads/{key}': 'uploads',
}

/** Starts the service. Returns the routes in its OpenAPI document, and an access token for each role. */
async function startWithRoles(db: Parameters<typeof startPages>[0]) {
  const site = await startPages(db)
  const { paths } = (await site.app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>()
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const tokens = new Map(
    await Promise.all(
      roles.map(async (role) => [role, await site.tokenOf(role, role === 'translator' ? ['ar'] : null)] as const),
    ),
  )
  /** Calls a route with unknown ids, so that nothing changes. */
  async function answerTo(route: string, token?: string) {
    const [method, path = ''] = route.split(' ')
    const answer = await site.app.inject({
      method: method as 'GET',
      url: path.replaceAll(/\{\w+\}/g, 'missing'),
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(method !== 'GET' && { payload: {} }),
    })
    const isProblem = String(answer.headers['content-type']).startsWith('application/problem+json')
    return { status: answer.statusCode, type: isProblem ? answer.json().type : undefined }
  }
  return { routes, tokens, answerTo }
}

describeEachDialect('every route of the API', (open) => {
  test('has its access in the table of this test', async () => {
    const { routes } = await startWithRoles(await open())
    expect(routes.toSorted()).toEqual(Object.keys(access).toSorted())
  })

  test('answers each role as the matrix of permissions says', async () => {
    const { routes, tokens, answerTo } = await startWithRoles(await open())
    for (const route of routes) {
      const wanted = access[route]
      for (const role of [undefined, ...roles]) {
        const { status, type } = await answerTo(route, role && tokens.get(role))
        const isOpen = wanted === 'anyone' || (role && (wanted === 'signed in' || may(role, wanted as Action)))
        const outcome = status === 401 ? '401' : type === 'urn:problem:not-allowed' ? '403' : 'admitted'
        // Public routes such as the login answer 401 to wrong input.
        if (wanted === 'anyone') expect([route, role, outcome]).not.toContain('403')
        else expect([route, role, outcome]).toEqual([route, role, isOpen ? 'admitted' : role ? '403' : '401'])
      }
    }
  })

  test('shows hidden content to those who may read it, and to no others', async () => {
    const site = await startPages(await open())
    await site.patch('/about', { state: 'hidden' })
    const statusFor = async (token?: string) =>
      (await site.get('/about', token ? { authorization: `Bearer ${token}` } : {})).status
    expect(await statusFor()).toBe(404)
    for (const role of roles) {
      const wanted = may(role, 'content.read') ? 200 : 404
      expect([role, await statusFor(await site.tokenOf(role, ['ar']))]).toEqual([role, wanted])
    }
  })

  test('keeps the settings of the site from those who may not change them', async () => {
    const { app, tokenOf } = await startPages(await open())
    const authorization = `Bearer ${await tokenOf('admin', [])}`
    const ask = async (method: 'GET' | 'PATCH' | 'POST', url: string, token: string, payload?: object) =>
      app.inject({ method, url: `/api/v1${url}`, headers: { authorization: token }, ...(payload && { payload }) })
    for (const ar of ['آي', 'إي']) await ask('PATCH', '/site', authorization, { brand: { en: 'I', ar } })
    const key = { page: 'site', version: 2 }
    for (const role of ['editor', 'translator'] as const) {
      const token = `Bearer ${await tokenOf(role, ['ar'])}`
      const answers = [
        await ask('GET', '/history?pages=site', token),
        await ask('GET', '/history/preview?page=site&version=1&path=/', token),
        await ask('POST', '/history/revert', token, key),
        await ask('POST', '/history/restore', token, { ...key, version: 1 }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
      expect((await ask('GET', '/history?pages=home,site', token)).json().items).toEqual([])
      const { pages } = (await ask('GET', '/translations?locale=ar', token)).json()
      expect(pages.map(({ page }: { page: string }) => page)).not.toContain('site')
    }
    expect((await ask('POST', '/history/revert', authorization, key)).statusCode).toBe(200)
  })
})
