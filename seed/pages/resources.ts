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
        title: t('Articles and events on learning at work', 'مقالات وفعاليات عن التعلّم في العمل'),
        subtitle: t(
          'What we and our customers learn from running academies, written by the people who run them, and dates when you can meet the authors.',
          'ما نتعلّمه مع عملائنا من إدارة الأكاديميات، بأقلام القائمين عليها، ومواعيد تلتقون فيها بالكتّاب.',
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
        relatedTitle: t('Read next', 'اقرؤوا أيضًا'),
        emptyText: t('There is nothing here at the moment.', 'لا شيء من هذا النوع حاليًا.'),
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
