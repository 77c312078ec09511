import { media, picture, type SeedPage, t } from '#seed/define.ts'
import { demoForm } from './demo-form.ts'

export const contactUs = {
  slug: 'contact-us',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Contact us', 'تواصلوا معنا'),
        title: t('A real person will answer you', 'سيردّ عليكم إنسان لا آلة'),
        subtitle: t(
          'Write to us in Arabic or English and we will answer within one working day. If it cannot wait, call one of our three offices.',
          'اكتبوا إلينا بالعربية أو الإنجليزية ويصلكم الجواب خلال يوم عمل واحد. وإن كان الأمر لا يحتمل الانتظار فاتصلوا بأحد مكاتبنا الثلاثة.',
        ),
        mainImage: picture('hero-contact'),
        image_alt: t(
          'A phone on which Hind of iLearn has answered, with a line to Riyadh, Dubai and Amman',
          'هاتف تردّ عليه هند من iLearn، يصله خطّ بالرياض ودبي وعمّان',
        ),
        backgroundColor: '#F5F7FD',
        blobFillColor: '#FFE1DB',
        blobStrokeColor: '#0FA8A0',
        topLeftBlobColor: '#E6EBFF',
        bottomLeftBlobColor: '#FFEBC4',
        bottomRightBlobColor: '#DDF4F1',
      },
    },
    {
      order: 2,
      block_type: 'FORM',
      content: {
        ...demoForm,
        title: t('Write to us', 'اكتبوا إلينا'),
        subtitle: t(
          'Three lines are enough: your name, your e-mail address and your question.',
          'تكفينا ثلاثة أسطر: اسمكم وبريدكم الإلكتروني وسؤالكم.',
        ),
        interestLabel: t('What is it about?', 'ما موضوع رسالتكم؟'),
        interestPlaceholder: t('Choose a subject', 'اختاروا الموضوع'),
        interests: [
          { id: 'totara', label: t('Totara', 'Totara') },
          { id: 'open-edx', label: t('Open edX', 'Open edX') },
          { id: 'opensesame', label: t('OpenSesame', 'OpenSesame') },
          { id: 'ilearn-catalogues', label: t('iLearn Catalogues', 'مكتبات iLearn') },
          { id: 'bespoke-content', label: t('Bespoke content', 'محتوى مخصّص') },
          { id: 'rosetta-stone', label: t('Rosetta Stone', 'Rosetta Stone') },
          { id: 'something-else', label: t('Something else', 'موضوع آخر') },
        ],
        messageLabel: t('Your message', 'رسالتكم'),
        messageHint: t(
          'How many people need to learn, what should they be able to do, and by when? Leave out what you do not know yet.',
          'كم عدد المتعلّمين، وما الذي ينبغي أن يتقنوه، ومتى؟ وما لا تعرفونه بعد فاتركوه.',
        ),
        note: t(
          '<p>Only the people who answer you see your details. The <a href="/privacy-policy">privacy policy</a> says how long we keep them.</p>',
          '<p>لا يطّلع على بياناتكم إلا من يردّ عليكم. أمّا مدّة حفظها فتجدونها في <a href="/privacy-policy">سياسة الخصوصية</a>.</p>',
        ),
        buttonText: t('Send', 'إرسال'),
        points: [
          {
            id: 'who-reads',
            text: t(
              'Your message goes to your nearest office, where a consultant reads it.',
              'تصل رسالتكم إلى أقرب مكاتبنا إليكم ويقرؤها مستشار.',
            ),
          },
          {
            id: 'first-answer',
            text: t(
              'Within one working day you get an answer, or a question and a suggested time for a call.',
              'خلال يوم عمل واحد يصلكم جواب، أو سؤال وموعد مقترح لمكالمة.',
            ),
          },
          {
            id: 'a-call',
            text: t(
              'In half an hour on the phone we find out what you need, and tell you if another provider would suit you better.',
              'في نصف ساعة على الهاتف نفهم ما تحتاجون إليه، ونصارحكم إن كان غيرنا أنسب لكم.',
            ),
          },
          {
            id: 'an-academy',
            text: t(
              'Five working days later you see an academy with two of your own courses in it.',
              'بعدها بخمسة أيام عمل ترون أكاديمية فيها اثنتان من دوراتكم.',
            ),
          },
        ],
      },
    },
    {
      order: 3,
      block_type: 'OFFICES',
      content: {
        title: t('Or visit us', 'أو زورونا'),
        subtitle: t(
          'There is coffee in all three. Please call ahead, so that the right person is there.',
          'القهوة جاهزة في المكاتب الثلاثة. اتصلوا قبل مجيئكم ليكون في انتظاركم من يفيدكم.',
        ),
        offices: [
          {
            id: 'riyadh',
            city: t('Riyadh', 'الرياض'),
            address: t('Olaya Street 214', 'شارع العليا ٢١٤'),
            hours: t('Sunday to Thursday, 9:00 to 17:00', 'من الأحد إلى الخميس، من ٩:٠٠ صباحًا إلى ٥:٠٠ مساءً'),
            phone: t('+966 11 555 0142', '+966 11 555 0142'),
            email: t('info@example.com', 'info@example.com'),
            image: media('office-riyadh.webp'),
            image_alt: t(
              'Our office in Riyadh, built of clay, among palms, with towers behind it',
              'مكتبنا في الرياض بجدرانه الطينية بين النخيل، وخلفه الأبراج',
            ),
            mapText: t('Show on a map', 'الموقع على الخريطة'),
            mapLink: 'https://www.openstreetmap.org/search?query=Olaya%20Street%2C%20Riyadh',
          },
          {
            id: 'dubai',
            city: t('Dubai', 'دبي'),
            address: t('Knowledge Park, Block 8', 'مجمّع المعرفة، مبنى ٨'),
            hours: t(
              'Monday to Thursday, 9:00 to 18:00; Friday, 9:00 to 12:30',
              'من الاثنين إلى الخميس، من ٩:٠٠ صباحًا إلى ٦:٠٠ مساءً؛ والجمعة، من ٩:٠٠ صباحًا إلى ١٢:٣٠ ظهرًا',
            ),
            phone: t('+971 4 555 0186', '+971 4 555 0186'),
            email: t('info@example.com', 'info@example.com'),
            image: media('office-dubai.webp'),
            image_alt: t(
              'Our office in Dubai on the water, with a dhow going by',
              'مكتبنا في دبي على الماء، وأمامه سفينة شراعية تعبر',
            ),
            mapText: t('Show on a map', 'الموقع على الخريطة'),
            mapLink: 'https://www.openstreetmap.org/search?query=Dubai%20Knowledge%20Park',
          },
          {
            id: 'amman',
            city: t('Amman', 'عمّان'),
            address: t('Zahran Street 61', 'شارع زهران ٦١'),
            hours: t(
              'Sunday to Thursday, 9:00 to 17:00; the studio is open to visitors on Wednesday afternoons',
              'من الأحد إلى الخميس، من ٩:٠٠ صباحًا إلى ٥:٠٠ مساءً؛ ويستقبل الاستوديو الزوّار عصر الأربعاء',
            ),
            phone: t('+962 6 555 0117', '+962 6 555 0117'),
            email: t('info@example.com', 'info@example.com'),
            image: media('office-amman.webp'),
            image_alt: t(
              'Our office in Amman with its balcony, beside a flight of steps below the citadel',
              'مكتبنا في عمّان بشرفته، بجوار درج تحت جبل القلعة',
            ),
            mapText: t('Show on a map', 'الموقع على الخريطة'),
            mapLink: 'https://www.openstreetmap.org/search?query=Zahran%20Street%2C%20Amman',
          },
        ],
      },
    },
  ],
} satisfies SeedPage
