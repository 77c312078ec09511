import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import { thumbnailOf } from '#blocks/thumbnails.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { useForm } from '../form/form-context.ts'
import { findBlockType } from '../model/documents/field-schema.ts'

import './page-picture.css'

/** A small picture of a page: those of its blocks, one below the other. Screen readers read the names of the blocks. */
export function PagePicture({ types }: { types: BlockType[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const names = types.map((type) => catalogue[type].name[locale])
  return (
    <span
      className="ed-page-picture"
      {...(names.length > 0 && { role: 'img', 'aria-label': names.join(t('editor.comma')) })}
    >
      <span>
        {types.map((type, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may have several blocks of a type
          <img key={index} className="ed-mirrored" src={thumbnailOf(type)} alt="" />
        ))}
      </span>
    </span>
  )
}

/** A picture of the page that is chosen in the form, to be copied. Without blocks while they are loaded. */
export function CopiedPagePicture() {
  const { client } = useEditor()
  const page = useForm().read(['copied']) as string
  const [found, setFound] = useState<{ page: string; types: BlockType[] }>()
  useEffect(() => {
    let isCurrent = true
    const show = (types: BlockType[]) => isCurrent && setFound({ page, types })
    client.page(page).then(
      (blocks) => show(blocks.flatMap(({ block_type }) => findBlockType(block_type) ?? [])),
      () => show([]),
    )
    return () => {
      isCurrent = false
    }
  }, [client, page])
  return <PagePicture types={found?.page === page ? found.types : []} />
}
