import { media, picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import type { Story } from './story.ts'

export const tilalBank: Story = {
  id: 'tilal-bank',
  title: t('of branch staff certified a month before the audit', 'من موظفي الفروع نالوا الشهادة قبل التدقيق بشهر'),
  company: t('Tilal Bank', 'بنك تلال'),
  logo: picture('logo-tilal-bank'),
  quote: t(
    'The auditor asked for three names, then for ten. On the third day she stopped asking.',
    'طلبت المدقّقة ثلاثة أسماء ثم عشرة، وفي اليوم الثالث لم تعد تطلب.',
  ),
  person: t('Noura Rashed', 'نورة راشد'),
  role: t('Head of training, Tilal Bank, Riyadh', 'مديرة التدريب في بنك تلال، الرياض'),
  portrait: media('person-noura-rashed.webp'),
  portrait_alt: t('Portrait of Noura Rashed', 'صورة نورة راشد'),
  figure: t('98%', '٩٨٪'),
  figures: [
    { id: 'certified', value: t('98%', '٩٨٪'), label: t('certified a month early', 'نالوا الشهادة قبل شهر') },
    { id: 'branches', value: t('40', '٤٠'), label: t('branches, one page each', 'فرعًا، لكل منها صفحة') },
    {
      id: 'managers',
      value: t('87%', '٨٧٪'),
      label: t('of managers answer on Sunday', 'من المديرين يجيبون صباح الأحد'),
    },
  ],
  accent: 'teal',
  solutions: ['solutions-totara-learn'],
  detailContent: {
    introImage: picture('learn-certification'),
    introImageAlt: t(
      'A certificate of Yousef Amin valid for 42 more days, and the day when its renewal opens',
      'شهادة يوسف أمين صالحة ٤٢ يومًا أخرى، ويوم فتح تجديدها',
    ),
    intro: t(
      'Every two years an auditor visits the forty branches of Tilal Bank and asks whether the person behind the counter may do what she is doing. In 2026 the answer was ready a month early.',
      'كل سنتين يزور المدقّقون فروع بنك تلال الأربعين ويسألون: هل يحقّ لمن يجلس خلف الشبّاك أن يؤدّي هذا العمل؟ وفي عام ٢٠٢٦ كان الجواب جاهزًا قبل الموعد بشهر.',
    ),
    body: body(
      subheading('Forty spreadsheets', 'أربعون جدولًا'),
      paragraph(
        'Before, each branch kept a list of its own. Noura Rashed’s team of five spent the eight weeks before an audit on the phone, collecting certificates from drawers and photographs of certificates from phones. At the previous audit 81% of branch staff had a complete record. There was no telling whether the others had not been trained or had just not been recorded.',
        'في السابق كان لكل فرع جدول خاص به. وكان فريق نورة راشد، وهو من خمسة أشخاص، يقضي الأسابيع الثمانية التي تسبق التدقيق على الهاتف، يجمع الشهادات من الأدراج وصورها من الهواتف. وفي التدقيق السابق كان لدى ٨١٪ من موظفي الفروع سجلّ مكتمل. ولم يكن ممكنًا أن يُعرف هل الباقون لم يتدرّبوا أم أنّ تدريبهم لم يُسجَّل.',
      ),
      subheading('Rules first, courses second', 'القواعد أوّلًا ثم الدورات'),
      paragraph(
        'We began with the bank’s own rules. For each of 23 roles we wrote down which certificates it needs, how long each is valid and who signs. Totara Learn now reads the role, the branch and the start date from the HR system every night, and gives each person exactly those courses. An employee who moves from the counter to lending on Sunday has the new list on Monday, and the old record stays.',
        'بدأنا من لوائح البنك نفسها. كتبنا لكل وظيفة من ثلاث وعشرين وظيفة ما يلزمها من شهادات، ومدّة صلاحية كل منها، ومن يعتمدها. ويقرأ Totara Learn كل ليلة الوظيفة والفرع وتاريخ المباشرة من نظام الموارد البشرية، فيسند إلى كل موظف ما يلزمه دون زيادة. ومن انتقل من الشبّاك إلى الإقراض يوم الأحد وجد قائمته الجديدة يوم الاثنين، وبقي سجلّه السابق محفوظًا.',
      ),
      subheading('One page for the manager', 'صفحة واحدة للمدير'),
      paragraph(
        'Yousef Amin, who manages a branch in Riyadh, opens one page on Sunday morning. It answers three questions in less than a minute:',
        'يفتح يوسف أمين، وهو مدير فرع في الرياض، صفحة واحدة صباح الأحد. تجيب الصفحة عن ثلاثة أسئلة في أقلّ من دقيقة:',
      ),
      list(
        t('Who may do all of their tasks today?', 'من يحقّ له اليوم أن يؤدّي مهامّه كلها؟'),
        t('Whose certificate runs out within thirty days?', 'من تنتهي شهادته خلال ثلاثين يومًا؟'),
        t('Who has had a reminder and needs a word instead?', 'من وصله التذكير ويحتاج إلى حديث مباشر؟'),
      ),
      paragraph(
        'In the first month 87% of managers answered the Sunday message, because they did not have to sign in anywhere. Regional directors see the same page for ten branches, and head office for all forty.',
        'في الشهر الأول أجاب ٨٧٪ من المديرين عن رسالة الأحد، لأنها لم تطلب منهم الدخول إلى أي نظام. ويرى مدير المنطقة الصفحة نفسها لعشرة فروع، وتراها الإدارة العامة للأربعين كلها.',
      ),
      subheading('The audit', 'يوم التدقيق'),
      paragraph(
        'A month before the visit 98% of branch staff held every certificate they needed; the others were on leave, with a date set for their return. The audit took three days instead of nine. Noura Rashed’s team spent its eight weeks on something else: four short lessons on opening company accounts, which the branches had asked for.',
        'قبل الزيارة بشهر كان ٩٨٪ من موظفي الفروع يحملون كل ما يلزمهم من شهادات، وكان الباقون في إجازة وقد حُدّد لكل منهم موعد عند عودته. واستغرق التدقيق ثلاثة أيام بدل تسعة. أمّا فريق نورة راشد فصرف أسابيعه الثمانية في عمل آخر: أربعة دروس قصيرة عن فتح حسابات الشركات، طلبتها الفروع بنفسها.',
      ),
    ),
  },
}
