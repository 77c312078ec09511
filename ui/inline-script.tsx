import { createContext, use } from 'react'

/** What tells the site's own inline scripts from any other until the page is sent; undefined in the browser. */
export const ScriptNonceContext = createContext<string | undefined>(undefined)

/** A constant script of the site, written into the document; the page's policy allows it by its hash. */
export function InlineScript({ type, script }: { type?: string; script: string }) {
  const nonce = use(ScriptNonceContext)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script nonce={nonce} type={type} dangerouslySetInnerHTML={{ __html: script }} />
}
