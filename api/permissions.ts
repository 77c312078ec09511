export const roles = ['admin', 'editor', 'translator', 'sales'] as const
export type Role = (typeof roles)[number]

const admin = ['admin'] as const
const editors = ['admin', 'editor'] as const
const writers = ['admin', 'editor', 'translator'] as const

/**
 * Which roles may do what: the server's guards and edit mode both read it. Everybody who is signed in may change their
 * own account; a translator changes only texts, in their own languages (server/pages/translator-guard.ts).
 */
export const permissions = {
  /** Read what visitors do not see: hidden pages and blocks, drafts, settings of pages. */
  'content.read': writers,
  /** Change the texts of blocks, items and settings of pages. */
  'content.translate': writers,
  /** Change everything else in blocks, items and settings; add, move and delete blocks and items. */
  'content.write': editors,
  /** Make and delete pages. */
  'pages.write': editors,
  'history.read': writers,
  'history.write': writers,
  redirects: editors,
  links: editors,
  uploads: editors,
  'releases.read': writers,
  'releases.write': writers,
  'releases.hand-in': writers,
  'releases.publish': editors,
  'translations.read': writers,
  'translations.write': writers,
  enquiries: ['admin', 'sales'],
  /** Settings of the whole site: brand, colours, where mail goes. */
  site: admin,
  people: admin,
  mails: admin,
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof permissions

/** Whether the role permits the action. Nothing is permitted without a role, that is, to visitors. */
export const may = (role: Role | undefined, action: Action): boolean =>
  role !== undefined && (permissions[action] as readonly Role[]).includes(role)
