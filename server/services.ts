import type { Action } from '#api/permissions.ts'
import type { DeviceCookies } from './auth/device-cookies.ts'
import type { Guard, hiddenContentCheck } from './auth/guards.ts'
import type { LoginAttempts } from './auth/login-attempts.ts'
import type { Passwords } from './auth/passwords.ts'
import type { SecondFactorCheck } from './auth/second-factor-check.ts'
import type { SecondFactors } from './auth/second-factors.ts'
import type { Sessions } from './auth/sessions.ts'
import type { Db } from './db/schema.ts'
import type { Enquiries } from './enquiries/service.ts'
import type { PreviewHolder } from './history/routes.ts'
import type { Mailer } from './mail/mailer.ts'
import type { OnChange } from './pages/change-pages.ts'
import type { VisitCounter } from './redirects/visit-counter.ts'
import type { OpenReleaseReader } from './releases/release-reader.ts'
import type { PageCache } from './render/page-cache.ts'
import type { UploadStore } from './uploads/store.ts'

export type AppServices = {
  db: Db
  uploads: UploadStore
  passwords: Passwords
  enquiries: Enquiries
  /** Closing the app closes the mailer, which waits for mails that are being sent. */
  mailer: Mailer
  siteUrl: string
  /** Caches rendered pages and API responses until `onChange` drops them. */
  cache: PageCache
  onChange: OnChange
}

/** The options of the API's plugins. */
export type Services = AppServices & {
  session: Sessions
  attempts: LoginAttempts
  factors: SecondFactors
  codes: SecondFactorCheck
  deviceCookies: DeviceCookies
  requireUser: Guard
  requirePermission: (action: Action) => Guard
  /** Whether a request may read what is hidden from visitors. */
  seesHidden: ReturnType<typeof hiddenContentCheck>
  preview: PreviewHolder
  visits: VisitCounter
  openRelease: OpenReleaseReader
}
