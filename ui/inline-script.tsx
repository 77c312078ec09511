import { createContext, use } from 'react'

/** The nonce that marks the site's own inline scripts during rendering; undefined in the browser. */
export const ScriptNonceContext = createContext<string | undefined>(undefined)

/** A constant inline script of the site; the page's content security policy allows it by its hash. */
export function InlineScript({ type, script }: { type?: string; script: string }) {
  const nonce = use(ScriptNonceContext)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script nonce={nonce} type={type} dangerouslySetInnerHTML={{ __html: script }} />
}
