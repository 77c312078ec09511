import { Picture } from '#fields/picture.tsx'
import { Text } from '#fields/text.tsx'
import type { LocalizedPost } from './post-link.tsx'

type Author = NonNullable<LocalizedPost['detailContent']>['author']

/** The author of a post. */
export function Byline({ author }: { author: Author }) {
  if (!author?.name.text) return null
  return (
    <div className="resources-byline">
      {/* Decorative, without alt text: the name is beside it. */}
      <Picture field={author.portrait} sizes="56px" />
      <p>
        <Text field={author.name} as="strong" />
        <Text field={author.role} />
      </p>
    </div>
  )
}
