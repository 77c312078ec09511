import { startPage } from '#ui/page-scripts.ts'
import { startIslands } from './islands.ts'
import { loadAdminBar } from './session/load-admin-bar.ts'

startPage()

// Only the application includes React Router's data; a document includes only islands.
const isApplication = '__reactRouterContext' in window
if (isApplication) {
  void import('./application.tsx')
} else {
  startIslands()
  loadAdminBar()
}

// In the application an article may be rendered later.
if (isApplication || document.querySelector('[data-contents]')) {
  void import('#ui/scroll-spy.ts').then(({ startScrollSpy }) => startScrollSpy())
}
