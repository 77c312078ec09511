import type { SemaphoreOptions } from './load-shedding.ts'

export type Bound = SemaphoreOptions & {
  /** The operations of the API that run in this queue, without '/api'. */
  operations?: readonly string[]
  /** Whether the operations are refused (507) while the reserve on the disk is spent (disk-reserve.ts). */
  needsDisk?: boolean
}

/** What has to work on a full disk, with the reserve. */
export const onFullDisk: readonly string[] = [
  'POST /v1/auth/login',
  'POST /v1/auth/token/refresh',
  'POST /v1/auth/logout',
  'DELETE /v1/uploads/:key',
]

/** Rendering yields to visitors' pages: that queue is soon empty, because they are cached and limited in number. */
const rendering = { maxWaitMs: 10_000, yieldsToFirst: true }

/**
 * Whatever costs more than sending what is ready is in one of these queues. With a `max` above 1, a task runs while
 * others wait for the database. PostgreSQL has 10 connections: no queue may take them all.
 */
export const bounds = {
  page: { max: 4, maxWaiting: 100, maxWaitMs: 10_000 },
  /** Search results, and pages of lists, which are cached only if their page number exists. */
  list: { max: 2, maxWaiting: 50, ...rendering, operations: ['GET /v1/search'] },
  /** The response to a form sent without JavaScript. */
  form: { max: 1, maxWaiting: 30, ...rendering },
  /** Pages and their data for signed-in people, and previews. */
  application: {
    ...{ max: 2, maxWaiting: 60, ...rendering },
    operations: ['GET /v1/history/preview', 'GET /v1/releases/:id/preview'],
  },
  /** The login, and edit mode as it is first rendered: without a token. */
  guest: { max: 2, maxWaiting: 60, ...rendering },
  unknown: { max: 1, maxWaiting: 30, ...rendering },

  /** Reads of a few rows. */
  read: {
    ...{ max: 6, maxWaiting: 500 },
    operations: [
      'GET /v1/auth/me',
      'GET /v1/auth/sessions',
      'GET /v1/auth/two-factor',
      'GET /v1/mails',
      'GET /v1/pages',
      'GET /v1/pages/:slug',
      'GET /v1/pages/:slug/settings',
      'GET /v1/pages/blocks/:id/items/:item_id',
      'GET /v1/people',
      'GET /v1/releases',
      'GET /v1/site',
    ],
  },
  /** Reads of long lists or of all content. */
  overview: {
    ...{ max: 2, maxWaiting: 50 },
    operations: [
      'GET /v1/enquiries',
      'GET /v1/history',
      'GET /v1/history/bin',
      'GET /v1/links',
      'GET /v1/pages/blocks/:id/items',
      'GET /v1/redirects',
      'GET /v1/redirects/missed',
      'GET /v1/releases/:id',
      'GET /v1/translations',
      'GET /v1/translations/export',
      'GET /v1/uploads',
    ],
  },
  /** Changes of a few rows. */
  change: {
    ...{ max: 6, maxWaiting: 200, needsDisk: true },
    operations: [
      'PUT /v1/enquiries/:id',
      'DELETE /v1/enquiries/:id',
      'POST /v1/pages',
      'PATCH /v1/pages/:slug',
      'DELETE /v1/pages/:slug',
      'POST /v1/pages/:slug/blocks',
      'PUT /v1/pages/blocks/:id',
      'DELETE /v1/pages/blocks/:id',
      'POST /v1/pages/blocks/:id/show',
      'POST /v1/pages/blocks/reorder',
      'POST /v1/pages/blocks/:id/items',
      'POST /v1/pages/blocks/:id/items/reorder',
      'PUT /v1/pages/blocks/:id/items/:item_id',
      'PATCH /v1/pages/blocks/:id/items/:item_id',
      'DELETE /v1/pages/blocks/:id/items/:item_id',
      'PATCH /v1/people/:id',
      'DELETE /v1/people/:id',
      'PUT /v1/people/me',
      'POST /v1/redirects',
      'PUT /v1/redirects/:id',
      'DELETE /v1/redirects/:id',
      'POST /v1/releases',
      'PATCH /v1/releases/:id',
      'DELETE /v1/releases/:id',
      'DELETE /v1/releases/:id/schedule',
      'POST /v1/releases/:id/hand-back',
      'POST /v1/releases/:id/notes',
      'POST /v1/releases/:id/preview-links',
      'DELETE /v1/releases/:id/preview-links/:link',
      'PATCH /v1/site',
      'PUT /v1/uploads/:key',
    ],
  },
  /** Changes of many pages, and changes that read all content. */
  rework: {
    ...{ max: 2, maxWaiting: 20, needsDisk: true },
    operations: [
      'POST /v1/history/restore',
      'POST /v1/history/revert',
      'POST /v1/links/replace',
      'POST /v1/redirects/import',
      'POST /v1/releases/:id/hand-in',
      'POST /v1/releases/:id/leave-out',
      'POST /v1/releases/:id/publish',
      'POST /v1/releases/:id/reopen',
      'POST /v1/releases/:id/resolve',
      'POST /v1/releases/:id/rollback',
      'POST /v1/translations/approve',
      'POST /v1/translations/import',
      'POST /v1/uploads/:key/replace',
      'DELETE /v1/uploads/:key',
    ],
  },
  /** What waits for the hash of a password or for a mail server. */
  password: {
    ...{ max: 4, maxWaiting: 200 },
    operations: [
      'POST /v1/auth/login',
      'POST /v1/auth/register',
      'POST /v1/auth/password/change',
      'POST /v1/auth/password/forgot',
      'POST /v1/auth/password/reset',
      'POST /v1/auth/two-factor',
      'PUT /v1/auth/two-factor',
      'DELETE /v1/auth/two-factor',
      'PUT /v1/people/me/email',
      'POST /v1/people/invite',
      'POST /v1/mails/:id/send',
    ],
  },
  /** Keeping and ending sessions: one look-up by a hash. */
  session: {
    ...{ max: 2, maxWaiting: 200 },
    operations: [
      'POST /v1/auth/token/refresh',
      'POST /v1/auth/logout',
      'DELETE /v1/auth/sessions',
      'DELETE /v1/auth/sessions/:id',
    ],
  },
  enquiry: { max: 2, maxWaiting: 100, needsDisk: true, operations: ['POST /v1/enquiries'] },
  /** Files being received. How many are processed at a time is limited in uploads/store.ts. */
  upload: { max: 50, maxWaiting: 0, needsDisk: true, operations: ['POST /v1/uploads'] },
} satisfies Record<string, Bound>

export type Queue = keyof typeof bounds
