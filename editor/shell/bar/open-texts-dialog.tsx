import { useTranslation } from 'react-i18next'
import { htmlToText } from '#content/html-to-text.ts'
import { markWords } from '#fields/keep-words-whole.ts'
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx'
import { useEditor, useEditorState } from '../../components/editor-context.ts'
import { blockName, fieldName } from '../../model/documents/names.ts'
import type { OpenText } from '../../model/translation/translations.ts'

export type OpenTextsDialogProps = {
  title: string
  texts: OpenText[]
  returnFocusTo: HTMLElement | null
  onClose: () => void
}

/** The list of the page's open texts; each opens its dialog. */
export function OpenTextsDialog({ title, texts, returnFocusTo, onClose }: OpenTextsDialogProps) {
  const { t } = useTranslation()
  const { open } = useEditor()
  const documents = useEditorState((state) => state.documents)
  function nameOf({ documentKey, path }: OpenText['place']) {
    const type = documents.get(documentKey)?.type
    return [type && blockName(t, type), fieldName(t, path)].filter(Boolean).join(', ')
  }
  function follow({ place }: OpenText) {
    onClose()
    void open.field(place, returnFocusTo)
  }
  return (
    <DialogFrame title={title} onClose={onClose} returnFocusTo={returnFocusTo} className="is-medium">
      <ul className="ed-dialog-list">
        {texts.map((each) => (
          <li key={[each.place.documentKey, ...each.place.path].join('/')} className="ed-row">
            <button type="button" onClick={() => follow(each)}>
              <small className="ed-muted">
                {nameOf(each.place)} · {t(`translation.states.${each.state}`)}
              </small>
              <span lang="en" dir="ltr">
                {markWords(beginningOf(each.english), 'span')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}

function beginningOf(text: string): string {
  const words = htmlToText(text)
  return words.length > 140 ? `${words.slice(0, 139)}…` : words
}
