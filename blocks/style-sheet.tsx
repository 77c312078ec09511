/** A block's style sheet. React hoists it into the head, once, after the site's own sheets. */
export function StyleSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="blocks" />
}
