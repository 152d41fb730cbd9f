export const desk = {
  desk: {
    record: 'Kayıt',
    enter: 'Kaydet',
    hint: 's5 hk sırayla iki kart oynar; e: h4 Doğu’nun bir kartıdır; dropped e d9, attention n revoke, claim s 5 başka ne olduğunu söyler.',
    goOn: 'Kayda devam et',
    take: 'Bu seçimi kaydet',
    notUnderstood: 'Hiçbir şey kaydedilmedi: satır anlaşılmadı.',
    copied: 'Kendi kopyanıza kayıt yapıyorsunuz; asıl kayıt olduğu gibi kalır.',
  },
};
