import { picture, type SeedPage, t } from '#seed/define.ts'

export const success = {
  slug: 'success',
  blocks: [
    {
      order: 1,
      block_type: 'HERO',
      content: {
        eyebrow: t('Thank you', 'شكرًا لكم'),
        title: t('Your message has arrived', 'وصلتنا رسالتكم'),
        subtitle: t('You do not need to do anything else.', 'لا يلزمكم شيء آخر الآن.'),
        backgroundColor: '#F5F7FD',
        blobFillColor: '#DDF4F1',
        blobStrokeColor: '#3450E0',
        topLeftBlobColor: '#FFEBC4',
      },
    },
    {
      order: 2,
      block_type: 'SUCCESS',
      content: {
        title: t('What happens now', 'ماذا يحدث الآن؟'),
        message: t(
          'A consultant in your nearest office will read what you wrote and answer within one working day, in the language you used. You can simply reply to that e-mail.',
          'يقرأ رسالتكم مستشار في أقرب مكاتبنا إليكم، ويردّ خلال يوم عمل واحد باللغة التي كتبتم بها. ويمكنكم الردّ على تلك الرسالة مباشرة.',
        ),
        assistance_title: t('If it cannot wait', 'إن كان الأمر عاجلًا'),
        assistance_call: t(
          'Call us, Sunday to Thursday, nine to five:',
          'اتصلوا بنا من الأحد إلى الخميس بين التاسعة والخامسة:',
        ),
        assistance_email: t('Or send us an e-mail:', 'أو راسلونا بالبريد الإلكتروني:'),
        phone: t('+966 11 555 0142', '+966 11 555 0142'),
        email: t('info@example.com', 'info@example.com'),
        conclusion: t(
          'In the meantime, you will find our customers’ stories on the homepage.',
          'وحتى ذلك الحين تجدون قصص عملائنا في الصفحة الرئيسية.',
        ),
        button_text: t('Back to the homepage', 'العودة إلى الصفحة الرئيسية'),
        image: picture('success-letter'),
        image_alt: t(
          'A letter marked as arrived, and a path from it: we read, we answer, we meet',
          'رسالة عليها علامة الوصول، ومنها طريق بثلاث محطات: نقرأ ونردّ ونلتقي',
        ),
      },
    },
  ],
} satisfies SeedPage
