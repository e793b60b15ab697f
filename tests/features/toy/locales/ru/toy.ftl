button-applaud = Хлопать
applauded = Вы хлопаете.
help-toy = Законченной партии можно похлопать.
