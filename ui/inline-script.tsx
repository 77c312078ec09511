import { createContext, use } from 'react'

/** The nonce of the site's own inline scripts during server rendering; undefined in the browser. */
export const ScriptNonceContext = createContext<string | undefined>(undefined)

/** Renders an inline script of the site. The content security policy allows the script by its hash. */
export function InlineScript({ type, script }: { type?: string; script: string }) {
  const nonce = use(ScriptNonceContext)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is a constant of the code
  return <script nonce={nonce} type={type} dangerouslySetInnerHTML={{ __html: script }} />
}
