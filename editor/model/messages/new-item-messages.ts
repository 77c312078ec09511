import type { TFunction } from 'i18next'
import type { BlockType } from '#blocks/catalogue.ts'

/**
 * The messages for a post, customer story or vacancy that is created (specification §8), for an id that is taken (§5),
 * and the title of its dialog.
 */
export function newItemMessages(t: TFunction, type: BlockType | undefined) {
  const failed = t('notices.creationFailed')
  if (type === 'GALLERY') {
    const isTaken = (id: string) => t('alerts.storyExists', { id })
    return {
      title: t('editor.addStory'),
      busy: t('notices.creatingStory'),
      done: t('notices.storyCreated'),
      failed,
      isTaken,
    }
  }
  if (type === 'JOBS') {
    const isTaken = (id: string) => t('alerts.vacancyExists', { id })
    return {
      title: t('editor.addVacancy'),
      busy: t('notices.creatingVacancy'),
      done: t('notices.vacancyCreated'),
      failed,
      isTaken,
    }
  }
  const isTaken = (id: string) => t('alerts.postExists', { id })
  return {
    title: t('editor.addPost'),
    busy: t('notices.creatingPost'),
    done: t('notices.postCreated'),
    failed,
    isTaken,
  }
}
