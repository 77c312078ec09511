import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { Locale } from '#content/locale.ts'
import { type LocalizeOptions, localizeByShape } from '#content/localize-by-shape.ts'
import { type Editor, useEditor, useEditorState, useLocale } from '../../components/editor-context.ts'
import { documentKeyOf, type EditorDocument, type EditorDocuments } from '../../model/documents/documents.ts'
import { definitionOf } from '../../model/documents/field-schema.ts'
import { itemSourceOwner, itemsShown, keysShownIn } from '../../model/documents/places.ts'
import type { EditorState } from '../../model/store.ts'

/**
 * Returns a block in the page's language, with unsaved edits and the path of each value. Until its documents are
 * loaded, returns the block of the page's loader.
 */
export function useEditedBlock(block: LocalizedBlock): LocalizedBlock {
  const { documents } = useEditor()
  const { page } = block
  const itemSourcePage = block.itemSource?.page
  // A layout effect runs before paint. In another effect, documents of an earlier visit would be visible for a moment.
  useLayoutEffect(() => documents.hold(page), [documents, page])
  useLayoutEffect(() => (itemSourcePage ? documents.hold(itemSourcePage) : undefined), [documents, itemSourcePage])
  useEffect(() => {
    void documents.loads.load(block.id, () => loadFor(documents, block))
    return () => documents.loads.forget(block.id)
  }, [documents, block])
  return useBlockContent(block)
}

export function useBlockContent(block: LocalizedBlock): LocalizedBlock {
  const editor = useEditor()
  const locale = useLocale()
  const sources = useEditorState(useShallow((state) => sourcesOf(block, editor.documents, state)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `sources` are the values that `editedBlock` reads
  return useMemo(() => editedBlock(block, editor, locale), [block, editor, locale, sources])
}

/** What `editedBlock` reads, so that only its changes render the block again. */
function sourcesOf(block: LocalizedBlock, documents: EditorDocuments, { overlays, lastUsedAt }: EditorState) {
  const shown = keysShownIn(documents, block).map((key) => documents.get(key))
  return [...shown, overlays, lastUsedAt[block.page], lastUsedAt[block.itemSource?.page ?? '']]
}

async function loadFor(documents: EditorDocuments, block: LocalizedBlock) {
  await documents.loadPage(block.page)
  const items = itemsShown(block)
  if (block.opened) await Promise.all((items ?? []).map(({ id }) => documents.loadWholeItem(block.id, id)))
  else if (items) await documents.loadItems(block.id)
  const { itemSource } = block
  if (!itemSource || !block.posts) return
  await documents.loadPage(itemSource.page)
  const owner = itemSourceOwner(documents, block)
  if (owner) await documents.loadItems(owner.key)
}

export function editedBlock(
  block: LocalizedBlock,
  { documents, client }: Pick<Editor, 'documents' | 'client'>,
  locale: Locale,
): LocalizedBlock {
  const document = documents.get(block.id)
  if (!document || !documents.isShown(document)) return block
  const options = { locale, apiBase: client.base, paths: true }
  const { content: schema, collection } = definitionOf(block.type)
  const ofPage = itemsShown(block) ?? []
  const shown = documents.structure
    .arranged(block.id, ofPage)
    .filter(({ id }) => !documents.structure.isHidden(documentKeyOf(block.id, id)))
  const items = collection && contentsOf(documents, document, shown, block.opened)
  const content = localizeByShape(schema, { ...document.edited, ...(items && { [collection.key]: items }) }, options)
  const known = Object.keys(schema.fields).filter((key) => items || key !== collection?.key)
  // Contains only a collection that is not loaded yet, and keys that are not in the schema. Any other value of
  // `block.content` would be shown again after its removal.
  const asItCame = Object.entries(block.content).filter(([key]) => !known.includes(key))
  return {
    ...block,
    content: { ...(content as object), ...Object.fromEntries(asItCame) },
    ...shownPosts(block, documents, options),
  } as LocalizedBlock
}

/** `{}` for blocks without posts of another block's collection, and until all these posts are loaded. */
function shownPosts(block: LocalizedBlock, documents: Editor['documents'], options: LocalizeOptions) {
  const { structure } = documents
  const owner = block.posts && itemSourceOwner(documents, block)
  // Excludes posts that are being deleted, or removed from this block.
  const isThere = ({ id }: { id: string }) =>
    !structure.isHidden(documentKeyOf(owner?.key ?? '', id)) && !structure.isHidden(documentKeyOf(block.id, id))
  const posts = owner && contentsOf(documents, owner, block.posts?.filter(isThere))
  const item = owner && definitionOf(owner.type).collection?.item
  if (!posts || !item) return {}
  return { posts: posts.map((post, index) => localizeByShape(item, post, options, `posts.${index}`)) }
}

function contentsOf(
  documents: EditorDocuments,
  owner: EditorDocument,
  items: { id: string }[] | undefined,
  areWhole = false,
) {
  const contents = items?.flatMap(({ id }) => {
    const document = documents.get(documentKeyOf(owner.key, id))
    return document && documents.isShown(document) && (document.isWhole || !areWhole) ? [document.edited] : []
  })
  return contents?.length === items?.length ? contents : undefined
}
