import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import type { Story } from './story.ts'

export const hajarSteel: Story = {
  id: 'hajar-steel',
  title: t('of staff object to their review, down from 22%', 'من الموظفين يعترضون على تقييمهم، بعد أن كانوا ٢٢٪'),
  company: t('Hajar Steel', 'حجر للصلب'),
  logo: picture('logo-hajar-steel'),
  quote: t(
    'Fourteen minutes beside the line, once a month. In December there was nothing left to be surprised by.',
    'أربع عشرة دقيقة بجانب خطّ الإنتاج كل شهر، وفي ديسمبر لم يبقَ ما يفاجئ أحدًا.',
  ),
  person: t('Bader Al-Qahtani', 'بدر القحطاني'),
  role: t('Manager of the rolling mill, Hajar Steel, Jubail', 'مدير مصنع الدرفلة في حجر للصلب، الجبيل'),
  figure: t('6%', '٦٪'),
  figures: [
    { id: 'minutes', value: t('14', '١٤'), label: t('minutes for a conversation', 'دقيقة لكل حوار') },
    { id: 'notes', value: t('12', '١٢'), label: t('notes a year, on one page', 'ملاحظة في السنة، في صفحة واحدة') },
    {
      id: 'objections',
      value: t('22 to 6%', 'من ٢٢ إلى ٦٪'),
      label: t('object to their review', 'يعترضون على تقييمهم'),
    },
  ],
  accent: 'teal',
  solutions: ['solutions-totara-perform'],
  detailContent: {
    introImage: picture('story-steel'),
    introImageAlt: t(
      'A supervisor and a worker, between them three questions: what went well, what is in your way, what will you try',
      'مشرف وعامل، وبينهما ثلاثة أسئلة: ما الذي أحسنته، وما الذي يعيقك، وما الذي ستجرّبه',
    ),
    intro: t(
      'At Hajar Steel the yearly review took an hour, and more than one in five employees objected to it. Now supervisors and workers talk for fourteen minutes each month, standing up.',
      'كان التقييم السنوي في حجر للصلب يستغرق ساعة، ويعترض عليه أكثر من موظف من كل خمسة. واليوم يتحدّث المشرف والعامل أربع عشرة دقيقة كل شهر، وقوفًا.',
    ),
    body: body(
      subheading('An hour that had to carry everything', 'ساعة تحمل كل شيء'),
      paragraph(
        'One conversation had to explain the bonus, look back over twelve months and agree on goals. Supervisors had eleven of these in a fortnight and wrote from memory. People waiting for their figure heard nothing before it and little after it.',
        'كان على حوار واحد أن يشرح المكافأة، ويراجع اثني عشر شهرًا، ويتّفق على الأهداف. وأمام المشرف أحد عشر حوارًا في أسبوعين، يكتبها من ذاكرته. ومن ينتظر المبلغ لا يسمع شيئًا قبله، ولا يسمع الكثير بعده.',
      ),
      subheading('Three questions at the line', 'ثلاثة أسئلة بجانب خطّ الإنتاج'),
      list(
        t('What went well since last time?', 'ما الذي أحسنته منذ آخر مرة؟'),
        t('What is in your way, and which part of it can I remove?', 'ما الذي يعيقك، وأي جزء منه أستطيع أن أزيله؟'),
        t('What will you try until next month?', 'ما الذي ستجرّبه حتى الشهر القادم؟'),
      ),
      paragraph(
        'The employee speaks first. Afterwards he writes two lines on his phone in Totara Perform, and the supervisor adds one. Nothing is scored. We rehearsed the difficult sentences with thirty supervisors, in the dialect in which they would be spoken.',
        'يبدأ الموظف الكلام. ثم يكتب سطرين من هاتفه في Totara Perform، ويضيف المشرف سطرًا. ولا تُوضع درجات. وقد تدرّبنا مع ثلاثين مشرفًا على الجمل الصعبة، باللهجة التي ستُقال بها.',
      ),
      subheading('After the first year', 'بعد السنة الأولى'),
      paragraph(
        'At the end of the year both see twelve notes on one page. The supervisor proposes, the employee may object to each line, and pay is discussed on another day. Objections fell from 22% to 6%. The list of things in people’s way became a list of repairs, and nine out of ten of them had cost less than a dinner.',
        'في نهاية العام يرى الاثنان اثنتي عشرة ملاحظة في صفحة واحدة. المشرف يقترح، وللموظف أن يعترض على أي سطر، والحديث عن الراتب في يوم آخر. انخفضت الاعتراضات من ٢٢٪ إلى ٦٪. وصارت قائمة ما يعيق الناس قائمة إصلاحات، تسعة من كل عشرة منها كلّفت أقلّ من وجبة عشاء.',
      ),
    ),
  },
}
