/**
 * Shows the admin bar if an access token is stored in the browser (specification §6), without checking that it is still
 * valid: edit mode and each write do. Visitors have none.
 */
export function loadAdminBar() {
  if (hasToken()) void import('./admin-bar.ts').then(({ showAdminBar }) => showAdminBar())
}

function hasToken(): boolean {
  try {
    return localStorage.getItem('accessToken') !== null
  } catch {
    // A browser that blocks storage throws; its user is treated as a visitor.
    return false
  }
}
