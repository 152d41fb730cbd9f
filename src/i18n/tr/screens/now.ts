export const now = {
  now: {
    title: 'Şimdi',
    group: 'Bu dağıtım hakkında',
    tried: 'Burada basılan, ayrı bir hatta denenir. Kaydın kendisi değişmez.',
    say: 'Oyunculara ne söylenir',
    tabs: {
      laws: 'Yasalar',
      result: 'Sonuç',
      choices: 'Yapılan seçimler',
      certain: 'Kesin olan',
      status: 'Durum',
      information: 'Bilgi',
      markers: 'Usulsüzlükler',
      facts: 'Olgular',
      claim: 'Talep',
      play: 'Oyun',
    },
  },
};
