export const lines = {
  lines: {
    title: 'Hatlar',
    account: 'Anlatım',
    whatIf: 'Ya olsaydı',
    otherRecord: 'Başka bir kayıt',
    entries: 'Oradan sonraki girişler',
    named: ({ trick, what }: { trick: number | null; what: string }) =>
      trick === null ? what : `${trick}. löve: ${what}`,
    unnamed: ({ event }: { event: number }) => `${event}. olaydan sonrası`,
    rename: 'Yeniden adlandır',
    nameLabel: 'Bu hattın adı',
    save: 'Adı kaydet',
    removeLine: 'Bu hattı kaldır',
    begins: ({ event }: { event: number }) => `${event}. olaydan sonra başlar`,
    beside: 'Yan yana göster:',
    tryAll: ({ choices }: { choices: number }) => `Her seçimi dene: ${choices} hat`,
    begun: ({ lines }: { lines: number }) =>
      lines === 0
        ? 'Her seçim zaten deneniyor: zaman çizgisinin altındaki hatlara bakın.'
        : `${lines} hat başladı. Zaman çizgisinin altında duruyorlar.`,
    compared: 'İki hat yan yana',
    apart: ({ event }: { event: number }) =>
      event === 0 ? 'İlk olaydan başlayarak ayrılıyorlar.' : `${event}. olaya kadar aynılar.`,
    alike: 'Bu iki hat arasında hiçbir fark yok.',
    differs: 'farklı',
    first: 'Bunun yerine olan',
    goesNoFurther: 'Hat daha ileri gitmiyor.',
    findings: 'Oradan sonra Yasaların söylediği',
    noFindings: 'Bir şey yok.',
    onlyHere: 'yalnız burada',
    tricks: 'Şimdiye kadarki löveler',
    tricksByRole: ({ declarer, defenders }: { declarer: number; defenders: number }) =>
      `deklaran tarafı ${declarer}, defans ${defenders}`,
    tricksBySide: ({ ns, ew }: { ns: number; ew: number }) => `Kuzey–Güney ${ns}, Doğu–Batı ${ew}`,
    result: 'Sonuç',
    notOver: 'Oyun bitmedi.',
    open: 'Hâlâ açık',
    nothingOpen: 'Bir şey yok.',
  },
};
