import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import type { Story } from './story.ts'

export const dhowLogistics: Story = {
  id: 'dhow-logistics',
  title: t('records moved to Totara without losing one', 'سجلّ انتقلت إلى Totara ولم يضع منها واحد'),
  company: t('Dhow Logistics', 'داو للخدمات اللوجستية'),
  logo: picture('logo-dhow-logistics'),
  quote: t(
    'On Thursday we had two systems and a lot of questions. On Sunday we had one, and the forklifts were running.',
    'كان لدينا يوم الخميس نظامان وأسئلة كثيرة، ويوم الأحد نظام واحد والرافعات تعمل.',
  ),
  person: t('Rania Odeh', 'رانيا عودة'),
  role: t('Head of HR systems, Dhow Logistics, Dubai', 'مديرة أنظمة الموارد البشرية في داو، دبي'),
  figure: t('1.2 million', '١٫٢ مليون'),
  figures: [
    { id: 'courses', value: t('900', '٩٠٠'), label: t('courses reviewed, 340 kept', 'دورة روجعت، وبقيت ٣٤٠') },
    { id: 'records', value: t('1.2 million', '١٫٢ مليون'), label: t('records moved', 'سجلّ نُقل') },
    { id: 'hours', value: t('52', '٥٢'), label: t('hours from stop to start', 'ساعة بين الإيقاف والتشغيل') },
  ],
  accent: 'primary',
  solutions: ['solutions-totara-suite'],
  detailContent: {
    introImage: picture('suite-overview'),
    introImageAlt: t(
      'Learning, doing and talking around one person, and one record of it all',
      'التعلّم والعمل والحوار حول موظفة واحدة، وسجلّ واحد يجمعها',
    ),
    intro: t(
      'Dhow Logistics had eleven years of training records in a system that its maker no longer supported. In customs and cold storage a missing record can stop a lorry, so none could be lost.',
      'كان لدى داو للخدمات اللوجستية سجلّات أحد عشر عامًا من التدريب، في نظام أوقف صانعه صيانته. وفي التخليص الجمركي والتخزين المبرّد قد يوقف سجلّ ناقص شاحنة كاملة، فلم يكن مسموحًا أن يضيع سجلّ واحد.',
    ),
    body: body(
      subheading('Throw away first', 'احذفوا أوّلًا'),
      paragraph(
        'Before a move it pays to look into the boxes. With Rania Odeh’s team we sorted the 900 courses by two questions: has it been opened in the last two years, and would we break a rule without it? Of the 900, 340 stayed as they were, 120 were merged into 45 shorter ones, and the rest went into an archive that can be read but not assigned. That took six weeks and was the most useful part.',
        'قبل الانتقال يحسن فتح الصناديق. صنّفنا مع فريق رانيا عودة الدورات التسعمئة بسؤالين: هل فُتحت في السنتين الأخيرتين؟ وهل تُخالَف لائحة إن غابت؟ بقيت ٣٤٠ دورة كما هي، ودُمجت ١٢٠ في ٤٥ دورة أقصر، وذهب الباقي إلى أرشيف يُقرأ ولا يُسنَد. استغرق ذلك ستّة أسابيع وكان أنفع ما في المشروع.',
      ),
      subheading('Rehearse until it is dull', 'تدرّبوا حتى الملل'),
      paragraph(
        'We rehearsed moving the 1.2 million records four times. After each rehearsal a program compared every person, course, date and score in both systems and printed the differences. The first list had 41,000 lines, mostly dates in two calendars. The second had 600, the third nine, the fourth none. Only then did we choose the weekend. “It was the most boring month of my year,” says Rania Odeh, “and I am proud of it.”',
        'جرّبنا نقل السجلّات، وعددها ١٫٢ مليون، أربع مرّات. وبعد كل تجربة قارن برنامج كل شخص ودورة وتاريخ ودرجة في النظامين وطبع الفروق. كان في القائمة الأولى ٤١ ألف سطر، معظمها تواريخ بتقويمين، وفي الثانية ٦٠٠، وفي الثالثة تسعة، وفي الرابعة لا شيء. وعندها فقط اخترنا عطلة نهاية الأسبوع. تقول رانيا عودة: «كان ذلك أكثر شهور السنة مللًا، وأنا فخورة به».',
      ),
      subheading('Fifty-two hours', 'اثنتان وخمسون ساعة'),
      list(
        t('Thursday, 18:00: the old system becomes read-only.', 'الخميس ٦ مساءً: يصير النظام القديم للقراءة فقط.'),
        t(
          'Friday: records are moved and compared; three people sign the empty list of differences.',
          'الجمعة: تُنقل السجلّات وتُقارَن، ويوقّع ثلاثة أشخاص قائمة الفروق الفارغة.',
        ),
        t(
          'Saturday: forty drivers and pickers try their own pages and report what looks odd.',
          'السبت: يجرّب أربعون سائقًا وعامل مستودع صفحاتهم ويبلّغون عمّا يستغربونه.',
        ),
        t(
          'Saturday, 22:00: Totara opens for everyone, the first night shift included.',
          'السبت ١٠ مساءً: تُفتح المنصّة للجميع، ومنهم أول مناوبة ليلية.',
        ),
      ),
      subheading('What is different now', 'ما الذي اختلف'),
      paragraph(
        'When a forklift driver joins the Jeddah warehouse, the platform knows what that means: two certificates, one refresher a year and a supervisor who signs. The gate reads the same record, so a driver whose certificate is about to expire hears of it from his phone a month before, and not at the barrier. Last spring customs asked for eleven records from 2017. They were sent within the hour.',
        'حين ينضمّ سائق رافعة إلى مستودع جدة، تعرف المنصّة ما يلزمه: شهادتان، ودورة تنشيطية كل عام، ورئيس مباشر يعتمد. وتقرأ البوّابة السجلّ نفسه، فمن قاربت شهادته على الانتهاء يعلم من هاتفه قبل شهر، لا من الحاجز. وفي الربيع الماضي طلبت الجمارك أحد عشر سجلًّا من عام ٢٠١٧، فأُرسلت في أقلّ من ساعة.',
      ),
    ),
  },
}
