/**
 * Shows the administrator's bar where an access token stands in the browser (specification §6), without asking whether it
 * is still valid: edit mode and each write do. Visitors have none.
 */
export function loadAdminBar() {
  if (hasToken()) void import('./admin-bar.ts').then(({ showAdminBar }) => showAdminBar())
}

function hasToken(): boolean {
  try {
    return localStorage.getItem('accessToken') !== null
  } catch {
    // A browser that keeps nothing for sites throws; whoever uses it is a visitor.
    return false
  }
}
