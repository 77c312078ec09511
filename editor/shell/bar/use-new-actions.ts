import { useTranslation } from 'react-i18next'
import { useEditor } from '../../components/editor-context.ts'
import type { MenuAction } from '../../components/menu/menu-button.tsx'
import { kindName, type NewKind } from '../../model/documents/names.ts'

/** Returns the actions that make a page or an item. Their code is loaded on first use. */
export function useNewActions(): (MenuAction & { kind: NewKind })[] {
  const { t } = useTranslation()
  const editor = useEditor()
  const { act, may } = editor
  const items = ['post', 'event', 'story', 'vacancy'] as const
  const kinds: NewKind[] = [...(may('pages.write') ? ['page' as const] : []), ...(may('content.write') ? items : [])]
  return kinds.map((kind) => ({
    kind,
    label: kindName(t, kind),
    run: (from) =>
      void act.attempt(t('page.failed'), async () => {
        const { openNew } = await import('../../model/documents/new-item.ts')
        await openNew(editor, kind, from)
      }),
  }))
}
