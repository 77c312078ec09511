import type { TokenPair } from './auth.ts'
import type { Client } from './client.ts'
import type { Enquiry, EnquiryList, EnquiryMark, EnquiryStatus } from './enquiries.ts'
import type { BinList, ChangeRef, HistoryList } from './history.ts'
import type { Mail } from './mails.ts'
import type { InviteRequest, NameChange, PasswordChange, Person } from './people.ts'
import type { Library, LibraryFile, LibraryQuery } from './uploads.ts'

export type HistoryParams = { pages: string[]; item?: string; mine?: boolean; limit?: number; cursor?: string }
type Alt = { en: string; ar?: string }

/** The calls of the administrators' panels: history, bin, enquiries, people and uploads. They throw as `Client` does. */
export function createAdminClient({ call, replaceSession }: Pick<Client, 'call' | 'replaceSession'>) {
  const post = <Answer>(path: string, body: unknown) => call<Answer>(path, { method: 'POST', body })
  const put = <Answer>(path: string, body: unknown) => call<Answer>(path, { method: 'PUT', body })

  return {
    history: ({ pages, mine, ...rest }: HistoryParams) =>
      call<HistoryList>(`/v1/history${query({ pages: pages.join(','), mine: mine && 'true', ...rest })}`),
    /** Takes one change back; `ApiError` 409 where the same words were changed since, unless forced. */
    revert: (change: ChangeRef, force = false) => post<ChangeRef>('/v1/history/revert', { ...change, force }),
    /** Brings a page to what it was after a change. */
    restore: (change: ChangeRef) => post<ChangeRef>('/v1/history/restore', change),
    /** The page at an address, in HTML, as it would be had nothing of the change's page changed since. */
    preview: (change: ChangeRef & { path: string }) =>
      call<string>(`/v1/history/preview${query(change)}`, { as: 'text' }),
    bin: (cursor?: string) => call<BinList>(`/v1/history/bin${query({ cursor })}`),

    enquiries: ({ status, cursor }: { status?: EnquiryStatus[]; cursor?: string } = {}) =>
      call<EnquiryList>(`/v1/enquiries${query({ status: status?.join(), cursor })}`),
    markEnquiry: (id: string, status: EnquiryMark) => put<Enquiry>(`/v1/enquiries/${id}`, { status }),
    removeEnquiry: (id: string) => call<void>(`/v1/enquiries/${id}`, { method: 'DELETE' }),
    /** All of them, or those of some states, as a table for a spreadsheet. */
    enquiriesTable: (status?: EnquiryStatus[]) =>
      call<string>(`/v1/enquiries${query({ format: 'csv', status: status?.join() })}`, { as: 'text' }),

    people: () => call<{ items: Person[] }>('/v1/people'),
    invite: (request: InviteRequest) => post<Person>('/v1/people/invite', request),
    /** Changes one's own name. */
    changeName: (change: NameChange) => put<Person>('/v1/people/me', change),
    removePerson: (id: string) => call<void>(`/v1/people/${id}`, { method: 'DELETE' }),
    /** Ends all sessions, and goes on with a new one; `ApiError` 403 when `current` is not the password. */
    changePassword: (change: PasswordChange) =>
      replaceSession((refresh_token) =>
        post<TokenPair>('/v1/auth/password/change', { ...change, refresh_token } satisfies PasswordChange),
      ),

    mails: () => call<{ items: Mail[] }>('/v1/mails'),
    /** Sends a mail that failed before; `ApiError` 409 when it fails again. */
    sendMail: (id: string) => post<void>(`/v1/mails/${id}/send`, {}),

    library: (params: LibraryQuery = {}) => call<Library>(`/v1/uploads${query(params)}`),
    describeFile: (key: string, alt: Alt) => put<LibraryFile>(`/v1/uploads/${key}`, { alt }),
    replaceFile: (key: string, by: string) =>
      post<{ replaced: number; pages: string[] }>(`/v1/uploads/${key}/replace`, { by }),
    deleteFile: (key: string) => call<void>(`/v1/uploads/${key}`, { method: 'DELETE' }),
  }
}

export type AdminClient = ReturnType<typeof createAdminClient>

function query(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== false && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}
