import type { NewSecondFactor, OpenSession, SecondFactor, SecondFactorRequest, TokenPair } from './auth.ts'
import type { Client } from './client.ts'
import type { Enquiry, EnquiryList, EnquiryMark, EnquiryStatus } from './enquiries.ts'
import type { BinList, ChangeRef, HistoryList, HistoryQuery } from './history.ts'
import type { LinkReplacement, LinksReplaced, SiteLink } from './links.ts'
import type { InviteRequest, NameChange, PasswordChange, Person, PersonChange } from './people.ts'
import type { ListedRedirect, MissedAddress, NewRedirect, Redirect, RedirectsImported } from './redirects.ts'
import type { Release } from './releases.ts'
import type { SiteChange, SiteDetails } from './site.ts'
import type { Approval, ImportResult, TranslationList, TranslationQuery } from './translations.ts'
import type { Mail } from './unsent-mails.ts'
import type { Library, LibraryFile, LibraryQuery } from './uploads.ts'

export type HistoryParams = Partial<Omit<HistoryQuery, 'pages' | 'mine'>> & { pages: string[]; mine?: boolean }
type Alt = { en: string; ar?: string }

/** The calls throw the errors of `Client`. */
export function createAdminClient({ call, replaceSession }: Pick<Client, 'call' | 'replaceSession'>) {
  const post = <Answer>(path: string, body: unknown) => call<Answer>(path, { method: 'POST', body })
  const put = <Answer>(path: string, body: unknown) => call<Answer>(path, { method: 'PUT', body })

  return {
    history: ({ pages, mine, ...rest }: HistoryParams) =>
      call<HistoryList>(`/v1/history${query({ pages: pages.join(','), mine: mine && 'true', ...rest })}`),
    /** `ApiError` 409 if the same values were changed again since, unless `force` is set. */
    revert: (change: ChangeRef, force = false) => post<ChangeRef>('/v1/history/revert', { ...change, force }),
    restore: (change: ChangeRef) => post<ChangeRef>('/v1/history/restore', change),
    /** Returns HTML of the page at `path`, in which the changed page is as it was right after the change. */
    preview: (change: ChangeRef & { path: string }) =>
      call<string>(`/v1/history/preview${query(change)}`, { as: 'text' }),
    bin: (cursor?: string) => call<BinList>(`/v1/history/bin${query({ cursor })}`),

    enquiries: ({ status, cursor }: { status?: EnquiryStatus[]; cursor?: string } = {}) =>
      call<EnquiryList>(`/v1/enquiries${query({ status: status?.join(), cursor })}`),
    markEnquiry: (id: string, status: EnquiryMark) => put<Enquiry>(`/v1/enquiries/${id}`, { status }),
    removeEnquiry: (id: string) => call<void>(`/v1/enquiries/${id}`, { method: 'DELETE' }),
    /** CSV for a spreadsheet; by default all enquiries. */
    enquiriesTable: (status?: EnquiryStatus[]) =>
      call<string>(`/v1/enquiries${query({ format: 'csv', status: status?.join() })}`, { as: 'text' }),

    people: () => call<{ items: Person[] }>('/v1/people'),
    invite: (request: InviteRequest) => post<Person>('/v1/people/invite', request),
    changeName: (change: NameChange) => put<Person>('/v1/people/me', change),
    changeEmail: (email: string) => put<Person>('/v1/people/me/email', { email }),
    changePerson: (id: string, change: PersonChange) =>
      call<Person>(`/v1/people/${id}`, { method: 'PATCH', body: change }),
    removePerson: (id: string) => call<void>(`/v1/people/${id}`, { method: 'DELETE' }),
    /** Ends all sessions and starts a new one; `ApiError` 403 if `current` or the code is wrong. */
    changePassword: (change: PasswordChange) =>
      replaceSession((refresh_token) =>
        post<TokenPair>('/v1/auth/password/change', { ...change, refresh_token } satisfies PasswordChange),
      ),

    sessions: () => call<{ items: OpenSession[] }>('/v1/auth/sessions'),
    /** Without an id, ends all sessions except the current one. */
    endSessions: (id?: string) => call<void>(`/v1/auth/sessions${id ? `/${id}` : ''}`, { method: 'DELETE' }),
    secondFactor: () => call<SecondFactor>('/v1/auth/two-factor'),
    offerSecondFactor: () => post<NewSecondFactor>('/v1/auth/two-factor', {}),
    turnOnSecondFactor: (request: SecondFactorRequest) =>
      put<{ recovery_codes: string[] }>('/v1/auth/two-factor', request),
    turnOffSecondFactor: () => call<void>('/v1/auth/two-factor', { method: 'DELETE' }),

    mails: () => call<{ items: Mail[] }>('/v1/mails'),
    /** `ApiError` 409 if it fails again. */
    sendMail: (id: string) => post<void>(`/v1/mails/${id}/send`, {}),

    redirects: () => call<{ items: ListedRedirect[] }>('/v1/redirects'),
    addRedirect: (redirect: NewRedirect) => post<Redirect>('/v1/redirects', redirect),
    changeRedirect: (id: string, redirect: NewRedirect) => put<Redirect>(`/v1/redirects/${id}`, redirect),
    removeRedirect: (id: string) => call<void>(`/v1/redirects/${id}`, { method: 'DELETE' }),
    /** Adds all lines or none: `ApiError` 422 with the faulty lines. */
    importRedirects: (csv: string) => post<RedirectsImported>('/v1/redirects/import', { csv }),
    missedAddresses: () => call<{ items: MissedAddress[] }>('/v1/redirects/missed'),
    /** Lists the links that lead to `page`, or without it those that lead nowhere. */
    links: (page?: string) => call<{ items: SiteLink[] }>(`/v1/links${query({ page })}`),
    replaceLinks: (replacement: LinkReplacement) => post<LinksReplaced>('/v1/links/replace', replacement),

    site: () => call<SiteDetails>('/v1/site'),
    saveSite: (change: SiteChange) => call<SiteDetails>('/v1/site', { method: 'PATCH', body: change }),

    /** The list is short, so it may be requested often. */
    releasesUnderWay: () => call<{ items: Release[] }>('/v1/releases?under_way=true'),
    translations: (params: Omit<TranslationQuery, 'locale'>) =>
      call<TranslationList>(`/v1/translations${query({ locale: 'ar', ...params })}`),
    /** `ApiError` 409 if the English of a text is not its `source` any more. */
    approveTranslations: (items: Approval['items']) =>
      post<{ approved: number }>('/v1/translations/approve', { locale: 'ar', items }),
    exportTranslations: (params: Pick<TranslationQuery, 'state' | 'page'>) =>
      call<string>(`/v1/translations/export${query({ locale: 'ar', ...params })}`, { as: 'text' }),
    /** What an import would change; `ApiError` 422 if the file cannot be read. */
    tryTranslations: (xliff: string) =>
      post<ImportResult>(`/v1/translations/import${query({ locale: 'ar', dry_run: true })}`, { xliff }),
    /** Takes the result of `tryTranslations`; `ApiError` 409 with `texts` if one of them got another Arabic since. */
    importTranslations: (xliff: string, { seen }: ImportResult) =>
      post<ImportResult>(`/v1/translations/import${query({ locale: 'ar' })}`, { xliff, seen }),

    library: (params: LibraryQuery = {}) => call<Library>(`/v1/uploads${query(params)}`),
    describeFile: (key: string, alt: Alt) => put<LibraryFile>(`/v1/uploads/${key}`, { alt }),
    replaceFile: (key: string, by: string) =>
      post<{ replaced: number; pages: string[] }>(`/v1/uploads/${key}/replace`, { by }),
    deleteFile: (key: string) => call<void>(`/v1/uploads/${key}`, { method: 'DELETE' }),
  }
}

export type AdminClient = ReturnType<typeof createAdminClient>

export function query(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== false && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}
