import type { PolicyKind } from '#content/policy-entries.ts'

const endings = { title: 'Title', list: 'List', paragraph: 'Text' }

/** A key for a new text of a policy; undefined if this kind is allowed only once and already exists. */
export function newPolicyTextKey(kind: PolicyKind, texts: object): string | undefined {
  const once = kind === 'updated' ? 'lastUpdated' : kind === 'mail' ? 'contactUsEmail' : undefined
  if (once) return once in texts ? undefined : once
  const ending = endings[kind as keyof typeof endings]
  let number = 1
  while (`part${number}${ending}` in texts) number++
  return `part${number}${ending}`
}
