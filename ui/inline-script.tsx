import { createContext, use } from 'react'

export const ScriptNonceContext = createContext<string | undefined>(undefined)

export function InlineScript({ type, script }: { type?: string; script: string }) {
  const nonce = use(ScriptNonceContext)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the script is a constant of the code
  return <script nonce={nonce} type={type} dangerouslySetInnerHTML={{ __html: script }} />
}
