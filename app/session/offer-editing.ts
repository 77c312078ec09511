/** Fetches the administrator's bar where an access token stands in the browser (specification §6); visitors have none. */
export function offerEditing() {
  if (localStorage.getItem('accessToken')) void import('./document-bar.ts').then(({ showBar }) => showBar())
}
