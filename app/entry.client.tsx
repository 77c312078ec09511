import { startPage } from '#ui/page-scripts.ts'
import { startIslands } from './start-islands.ts'

startPage()

// Only the application includes React Router's data; a static document includes only islands.
const isApplication = '__reactRouterContext' in window
if (!isApplication) {
  startIslands()
  import.meta.hot?.on('document:changed', () => location.reload())
  if (hasToken()) void import('./session/admin-bar.ts').then(({ showAdminBar }) => showAdminBar())
}

// In the application an article may be rendered later.
if (isApplication || document.querySelector('[data-contents]')) {
  void import('#ui/scroll-spy.ts').then(({ startScrollSpy }) => startScrollSpy())
}

/** Edit mode and each write check whether it is still valid. */
function hasToken(): boolean {
  try {
    return localStorage.getItem('accessToken') !== null
  } catch {
    // A browser that blocks storage throws; its user is treated as a visitor.
    return false
  }
}
