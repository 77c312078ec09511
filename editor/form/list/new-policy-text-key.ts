import type { PolicyKind } from '#content/policy-entries.ts'

const endings = { title: 'Title', list: 'List', paragraph: 'Text' }

/**
 * Returns a key for a new text of a policy ('part2Title'); undefined if the policy already has a text of this kind and
 * may have only one.
 */
export function newPolicyTextKey(kind: PolicyKind, texts: object): string | undefined {
  const once = kind === 'updated' ? 'lastUpdated' : kind === 'mail' ? 'contactUsEmail' : undefined
  if (once) return once in texts ? undefined : once
  const ending = endings[kind as keyof typeof endings]
  let number = 1
  while (`part${number}${ending}` in texts) number++
  return `part${number}${ending}`
}
