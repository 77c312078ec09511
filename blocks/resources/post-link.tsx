import { use } from 'react'
import { localizeHref } from '#content/address.ts'
import type { Localized } from '#content/localized.ts'
import { LinkTo } from '#fields/link-to.tsx'
import { PageContext } from '#fields/page-context.ts'
import type { StoredPost } from './content.ts'

export type LocalizedPost = Localized<StoredPost>

/** A post's title as a link that covers its card. */
export function PostLink({ post }: { post: LocalizedPost }) {
  const { locale } = use(PageContext)
  const href = localizeHref(`/resources/${post.id}`, locale)
  return <LinkTo href={{ href }} label={post.title} className="cover-link" />
}
