/** Links a block's style sheet. React moves the link into the head, once per sheet, after the site's own sheets. */
export function StyleSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="blocks" />
}
