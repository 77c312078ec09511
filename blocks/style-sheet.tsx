/** A block's style sheet. React moves it into the document's head, where each stands once, behind the site's own. */
export function StyleSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="blocks" />
}
