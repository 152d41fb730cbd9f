export const conflict = {
  conflict: {
    title: 'Aynı an için iki giriş',
    intro:
      'Bu kayda aynı anda iki yerden yazıldı. Hiçbir şey kaybolmaz: tutulmayan, geri alınmış olarak kayıtta kalır.',
    theirs: 'Öteki sekmede kaydedilen',
    mine: 'Burada girilen, henüz kaydedilmedi',
    ways: {
      theirsFirst: 'İkisi de, önce öteki sekmeninki',
      mineFirst: 'İkisi de, önce benimki',
      theirs: 'Yalnız öteki sekmeninki',
      mine: 'Yalnız benimki',
    },
  },
};
