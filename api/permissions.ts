export const roles = ['admin', 'editor', 'translator', 'sales'] as const
export type Role = (typeof roles)[number]

const admin = ['admin'] as const
const editors = ['admin', 'editor'] as const
const writers = ['admin', 'editor', 'translator'] as const

/**
 * Used by the guards of the server and by edit mode. What everybody may do with their own account is not listed. A
 * translator changes only texts, in the languages assigned to them (server/pages/require-permission.ts).
 */
export const permissions = {
  /** Read what visitors do not see: hidden pages and blocks, drafts, settings of pages. */
  'content.read': writers,
  /** Change the texts of blocks, items and settings of pages. */
  'content.translate': writers,
  /** Change everything else in blocks, items and settings; add, move and delete blocks and items. */
  'content.write': editors,
  'pages.write': editors,
  'history.read': writers,
  'history.write': writers,
  redirects: editors,
  links: editors,
  uploads: editors,
  'releases.read': writers,
  'releases.write': writers,
  'releases.hand-in': writers,
  /** Discard one's own release, leave out its changes and decide its conflicts. */
  'releases.decide': editors,
  'releases.publish': editors,
  'translations.read': writers,
  'translations.write': writers,
  enquiries: ['admin', 'sales'],
  /** Read and change the settings of the whole site, such as the brand. */
  site: admin,
  people: admin,
  mails: admin,
} as const satisfies Record<string, readonly Role[]>

export type Action = keyof typeof permissions

/** Who may change the live site and publish releases, as far as their role allows. */
export const publishers = ['editors', 'administrators'] as const

/** False for visitors, who have no role. */
export const may = (role: Role | undefined, action: Action): boolean =>
  role !== undefined && (permissions[action] as readonly Role[]).includes(role)
