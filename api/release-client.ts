import { query } from './admin-client.ts'
import type { Client } from './client.ts'
import type { Release, ReleaseDetails, ReleaseDocument } from './releases.ts'

export type ReleaseClient = ReturnType<typeof createReleaseClient>

/** The calls of the panel of releases, loaded with it. They throw the errors of `Client`. */
export function createReleaseClient({ call }: Pick<Client, 'call'>) {
  const post = <Answer>(path: string, body: unknown) => call<Answer>(path, { method: 'POST', body })

  return {
    list: () => call<{ items: Release[] }>('/v1/releases'),
    read: (id: string) => call<ReleaseDetails>(`/v1/releases/${id}`),
    begin: (name: string) => post<Release>('/v1/releases', { name }),
    rename: (id: string, name: string) => call<Release>(`/v1/releases/${id}`, { method: 'PATCH', body: { name } }),
    demandTranslation: (id: string, requires_translation: boolean) =>
      call<Release>(`/v1/releases/${id}`, { method: 'PATCH', body: { requires_translation } }),
    discard: (id: string) => call<void>(`/v1/releases/${id}`, { method: 'DELETE' }),
    /**
     * Now or `at` an ISO time, with hidden pages to `show`; `ApiError` 409 with `conflicts` if the live site has other changes of the same values.
     */
    publish: (id: string, show: string[], at?: string) => post<Release>(`/v1/releases/${id}/publish`, { at, show }),
    unschedule: (id: string) => call<Release>(`/v1/releases/${id}/schedule`, { method: 'DELETE' }),
    /** `ApiError` 409 with `conflicts` if the same values were changed again since, unless `force` is set. */
    rollBack: (id: string, force = false) => post<Release>(`/v1/releases/${id}/rollback`, { force }),
    reopen: (id: string) => post<Release>(`/v1/releases/${id}/reopen`, {}),
    handIn: (id: string, note?: string) => post<Release>(`/v1/releases/${id}/hand-in`, { note }),
    handBack: (id: string, note?: string) => post<Release>(`/v1/releases/${id}/hand-back`, { note }),
    comment: (id: string, note: string) => post<Release>(`/v1/releases/${id}/notes`, { note }),
    leaveOut: (id: string, document: ReleaseDocument) => post<Release>(`/v1/releases/${id}/leave-out`, document),
    resolve: (id: string, document: ReleaseDocument, keep: 'release' | 'live') =>
      post<Release>(`/v1/releases/${id}/resolve`, { ...document, keep }),
    /** Returns HTML of the page at `path`, without scripts. */
    preview: (id: string, params: { path: string; side?: 'release' | 'live' }) =>
      call<string>(`/v1/releases/${id}/preview${query(params)}`, { as: 'text' }),
  }
}
