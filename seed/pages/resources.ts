import { type SeedPage, t } from '#seed/define.ts'
import { posts } from './posts/index.ts'

export const resources = {
  slug: 'resources',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Resources', 'المصادر'),
        title: t('Notes from the work', 'ملاحظات من واقع العمل'),
        subtitle: t(
          'What we and our customers learn by running academies, written down by those who did it, and the days on which you can ask them in person.',
          'ما نتعلّمه مع عملائنا من إدارة الأكاديميات، بقلم من عايشه، ومواعيد تسألونه فيها وجهًا لوجه.',
        ),
        backgroundColor: '#F5F7FD',
        blobFillColor: '#E6EBFF',
        blobStrokeColor: '#3450E0',
      },
    },
    {
      order: 3,
      block_type: 'RESOURCES',
      content: {
        title: t('All resources', 'كل المصادر'),
        highlightTitle: t('The latest', 'أحدث ما نشرناه'),
        emptyText: t('Nothing of this kind is here at the moment.', 'لا شيء من هذا النوع حاليًا.'),
        filters: {
          label: t('Show', 'عرض'),
          all: t('All', 'الكل'),
          blog: t('Blog', 'المدوّنة'),
          events: t('Events', 'الفعاليات'),
        },
        posts,
      },
    },
  ],
} satisfies SeedPage
