import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import type { Story } from './story.ts'

export const qafilaRail: Story = {
  id: 'qafila-rail',
  title: t(
    'minutes a week spent on lists, down from eleven hours',
    'دقيقة في الأسبوع للقوائم، بعد أن كانت إحدى عشرة ساعة',
  ),
  company: t('Qafila Rail', 'قافلة للسكك الحديدية'),
  logo: picture('logo-qafila-rail'),
  quote: t(
    'A driver changes depots on Thursday. On Sunday his route lessons are waiting, without a single e-mail.',
    'ينتقل السائق إلى محطّة أخرى يوم الخميس، فيجد دروس خطّه في انتظاره يوم الأحد، ولم تُرسَل رسالة واحدة.',
  ),
  person: t('Hassan Nouri', 'حسن نوري'),
  role: t('Head of operations training, Qafila Rail, Riyadh', 'مدير تدريب العمليات في قافلة للسكك الحديدية، الرياض'),
  figure: t('20', '٢٠'),
  figures: [
    {
      id: 'people',
      value: t('2,300', '٢٬٣٠٠'),
      label: t('people from one HR system', 'موظف من نظام موارد بشرية واحد'),
    },
    { id: 'weeks', value: t('4', '٤'), label: t('weeks to connect it', 'أسابيع حتى اكتمل الربط') },
    { id: 'minutes', value: t('20', '٢٠'), label: t('minutes a week for lists', 'دقيقة في الأسبوع للقوائم') },
  ],
  accent: 'teal',
  solutions: ['solutions-integrations'],
  detailContent: {
    introImage: picture('story-rail'),
    introImageAlt: t(
      'A train driver’s HR record on one side, the academy on the other, and arrows between them',
      'سجلّ سائق قطار في جانب والأكاديمية في الآخر، وبينهما أسهم',
    ),
    intro: t(
      'At Qafila Rail two people spent eleven hours a week copying names from the HR system into the academy. Now that the two are connected, one page on Sunday is enough.',
      'في قافلة للسكك الحديدية كان موظفان يقضيان إحدى عشرة ساعة كل أسبوع في نقل الأسماء من نظام الموارد البشرية إلى الأكاديمية. وبعد ربط النظامين تكفيهما صفحة واحدة يوم الأحد.',
    ),
    body: body(
      subheading('A list that was always a week old', 'قائمة تتأخّر أسبوعًا دائمًا'),
      paragraph(
        'Drivers, guards and signallers change depots and routes all year, and each change asks for other lessons. The list came by e-mail on Wednesdays. A driver who moved on a Thursday drove for a week before the lesson on his new route was assigned.',
        'ينتقل السائقون ومراقبو القطارات ومشغّلو الإشارات بين المحطّات والخطوط طوال السنة، ولكل انتقال دروس أخرى. وكانت القائمة تصل بالبريد كل أربعاء، فمن انتقل يوم خميس قاد أسبوعًا قبل أن يُسند إليه درس خطّه الجديد.',
      ),
      subheading('Seven fields, every night', 'سبعة حقول كل ليلة'),
      list(
        t(
          'HR and the academy agreed on seven fields in one morning.',
          'اتّفقت الموارد البشرية والأكاديمية على سبعة حقول في صباح واحد.',
        ),
        t(
          'The first file was refused: 41 people were their own managers.',
          'رُفض الملفّ الأول: كان ٤١ شخصًا مديرين لأنفسهم.',
        ),
        t(
          'For seven nights the feed ran as a trial; on the eighth it went live.',
          'جرى الربط سبع ليالٍ على سبيل التجربة، وبدأ العمل في الثامنة.',
        ),
      ),
      paragraph(
        'Totara now reads the list at two in the morning. When a certificate is about to expire, its holder’s name goes to the shift plan, which leaves that person out until it is renewed.',
        'تقرأ Totara القائمة اليوم في الثانية فجرًا. ومن أوشكت شهادته على الانتهاء يصل اسمه إلى جدول المناوبات، فلا يُدرجه حتى تُجدَّد.',
      ),
      subheading('What is left to do by hand', 'ما بقي يُعمل باليد'),
      paragraph(
        'Twenty minutes a week: a page in Arabic that says how many lines arrived, which were refused and why. The safety brake has stopped the feed once, when a file ended in the middle. No access was lost, and HR had sent the whole file before breakfast.',
        'عشرون دقيقة في الأسبوع: صفحة بالعربية تقول كم سطرًا وصل، وأيّها رُفض ولماذا. وقد أوقف مكبح الأمان الربط مرة واحدة، حين وصل ملفّ مبتور. لم يفقد أحد صلاحية الدخول، وأرسلت الموارد البشرية الملفّ كاملًا قبل الفطور.',
      ),
    ),
  },
}
